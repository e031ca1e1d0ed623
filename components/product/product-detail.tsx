import { permanentRedirect } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FeaturedProducts, ShopSectionLinks } from '@/components/catalogue/not-found-page';
import { ProductPicture } from '@/components/catalogue/product-card';
import { ProductCardRow } from '@/components/catalogue/product-cards';
import { MessagePage } from '@/components/layout/message-page';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { PageMain } from '@/components/layout/page-main';
import { WornByRiders } from '@/components/riders/worn-by';
import { JsonLd } from '@/components/seo/json-ld';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import type { ViewerPhoto } from '@/components/viewer/lazy-picture-viewer';
import type { GarmentKind } from '@/content/size-guides';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { getPicturePlaceholder, listProductPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productPath, type Section } from '@/lib/catalogue/section';
import { getProductTexts, type ShopProduct, variantLabel } from '@/lib/catalogue/shop-product';
import { pickMessages, pickNamespaces } from '@/lib/i18n/client-messages';
import { localePath } from '@/lib/i18n/locale-path';
import {
  listProductSizes,
  type ProductPrints,
  type ProductWithSection,
  readRelatedProductsAndPrints,
  resolveProductSection,
} from '@/lib/pages/product';
import { productPageJsonLd } from '@/lib/seo/product-data';
import { findGarmentKind } from '@/lib/size-guide/size-guides';
import { AddToCartForm } from './add-to-cart-form';
import { Gallery } from './gallery';
import { GarmentFitDiagram } from './garment-fit-diagram';
import { PrintSwatches } from './print-swatches';
import styles from './product-detail.module.scss';
import { OrderTerms, ProductFeatures, ProductInfo } from './product-info';
import { BackLink, ProductToolbar } from './product-toolbar';

type ProductPageProps = {
  product: ShopProduct;
  /** The section in the URL. A product of the other section causes a redirect. */
  requested: Section;
  /** The percent-encoded slug in the URL. */
  encodedSlug: string;
};

/** The page of a product, men's or women's (spec §2). */
export async function ProductPage({ product, requested, encodedSlug }: ProductPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('catalogue');
  const placed = await resolveProductSection(product, requested);
  const path = productPath(placed.section, product.slug);
  if (path !== `/${requested}/${encodedSlug}`) permanentRedirect(localePath(locale, path));

  const [sizes, { prints, related }] = await Promise.all([
    listProductSizes(product),
    readRelatedProductsAndPrints(placed, locale),
  ]);

  return (
    <PageMain>
      <ProductTexts>
        <ProductDetail placed={placed} sizes={sizes} prints={prints} />
      </ProductTexts>
      <ProductCardRow title={t('related')} cards={related}>
        <WornByRiders products={[product, ...related]} />
      </ProductCardRow>
      <JsonLd data={productPageJsonLd({ ...placed, sizes }, locale)} />
    </PageMain>
  );
}

/** The page for a slug that no product has (spec §2). */
export async function ProductNotFoundPage({ section }: { section: Section }) {
  const locale = await getLocale();
  const t = await getTranslations('catalogue');

  return (
    <MessagePage title={t('notAvailableTitle')} text={t('notAvailable')} more={<FeaturedProducts />}>
      <ShopSectionLinks />
      <BackLink href={localePath(locale, `/${section}`)} />
    </MessagePage>
  );
}

type ProductDetailProps = {
  placed: ProductWithSection;
  sizes: ProductSize[] | Outage;
  prints?: ProductPrints | undefined;
};

/** Names with more characters are set in smaller type. */
const LONG_NAME = 40;

/** The details of a product with the add-to-cart form (spec §2). */
export function ProductDetail({ placed, sizes, prints }: ProductDetailProps) {
  const locale = useLocale();
  const { product, variantName, section } = placed;
  const t = useTranslations('catalogue');
  const { description, colour } = getProductTexts(product, locale);
  const kind = findGarmentKind(product.category?.name);

  return (
    <>
      <ProductToolbar back={localePath(locale, `/${section}`)} title={product.name} />
      <div className={styles.page}>
        <ProductGallery product={product} />
        <div className={styles.column}>
          <div className={styles.detail}>
            <div className={styles.heading}>
              <h1 className={`breakable ${product.name.length > LONG_NAME ? styles.longName : styles.name}`}>
                {product.name}
              </h1>
              {variantName && <h2 className="eyebrow breakable">{variantLabel(variantName, locale)}</h2>}
            </div>
            <Price rupiah={product.price} className={styles.price} />
            {colour && (
              <p className={styles.colour}>
                <span className={styles.label}>{t('colour')}</span> {colour}
              </p>
            )}
            {prints && <PrintSwatches prints={prints} />}
            <Buying product={product} sizes={sizes} kind={kind} />
            <OrderTerms />
          </div>
          <div>
            {description && <p className={styles.description}>{description}</p>}
            <ProductFeatures product={product} />
            <ProductInfo kind={kind} />
          </div>
        </div>
        <div className={styles.plate}>
          <GarmentFitDiagram placed={placed} sizes={isOutage(sizes) ? [] : sizes.map(({ value }) => value)} />
        </div>
      </div>
    </>
  );
}

type BuyingProps = {
  product: ShopProduct;
  sizes: ProductDetailProps['sizes'];
  kind: GarmentKind | undefined;
};

/** The form that chooses a size and adds it to the cart, or the reason why that is not possible. */
function Buying({ product, sizes, kind }: BuyingProps) {
  const errors = useTranslations('errors');
  const t = useTranslations('addition');

  if (isOutage(sizes)) {
    return <ReadFailureNotice>{errors('sizes')}</ReadFailureNotice>;
  }
  if (sizes.length === 0) return <Notice tone="plain">{t('noItems')}</Notice>;
  return (
    <>
      <AddToCartForm name={product.name} sizes={sizes} guide={kind} />
      <JavaScriptRequiredNotice />
    </>
  );
}

/** The messages of a product page's client components. */
function ProductTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const texts = {
    ...pickNamespaces(locale, ['product']),
    ...pickMessages(locale, 'errors', ['items']),
    ...pickMessages(locale, 'addition', ['sizeMissing']),
    ...pickMessages(locale, 'failures', ['size_unavailable']),
  };

  return <MessagesProvider messages={texts}>{children}</MessagesProvider>;
}

/** The photos of a product, or a text for products without photos. */
function ProductGallery({ product }: { product: ShopProduct }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  const { name } = product;
  const [main, ...others] = listProductPictures(product, locale);
  if (!main) return <ProductPicture picture={undefined} name={name} noImage={t('noImage')} sizes="100vw" />;

  const photo = ({ view: _, alt, ...picture }: typeof main, number: number): ViewerPhoto => ({
    ...picture,
    alt: alt ?? t('photo', { name, number }),
  });
  const first = { ...photo(main, 1), blur: getPicturePlaceholder(main) };

  return (
    <Gallery
      label={t('photos', { name })}
      photos={[first, ...others.map((other, index) => photo(other, index + 2))]}
    />
  );
}
