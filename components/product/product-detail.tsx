import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/catalogue/product-card';
import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import { FailedRead, Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import type { ViewerPhoto } from '@/components/viewer/lazy-viewer';
import type { GarmentKind } from '@/content/size-guides';
import type { FoundProduct } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { blurOf, productPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import { clientTexts, someTexts } from '@/lib/i18n/client-texts';
import { localePath } from '@/lib/i18n/locale-path';
import { TextsProvider } from '@/lib/i18n/texts';
import type { Prints } from '@/lib/pages/product';
import { kindOfCategory } from '@/lib/size-guide/size-guides';
import { AddToCartForm } from './add-to-cart-form';
import { Gallery } from './gallery';
import { GoodToKnow, Promises } from './good-to-know';
import { PrintSwatches } from './print-swatches';
import { ProductBar } from './product-bar';
import styles from './product-detail.module.scss';

type ProductDetailProps = {
  found: FoundProduct;
  sizes: ProductSize[] | Outage;
  prints?: Prints | undefined;
  /** What is true of this half of the shop: features, fabric. */
  children?: ReactNode;
  /** Below all that is said of it. */
  wornBy?: ReactNode;
};

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 40;

/** Everything about one product, and the way into the cart (spec §2). */
export function ProductDetail({ found, sizes, prints, children, wornBy }: ProductDetailProps) {
  const locale = useLocale();
  const { product, variantName, section } = found;
  const t = useTranslations('catalogue');
  const { description, colour } = productWords(product, locale);
  const kind = kindOfCategory(product.category?.name);

  return (
    <div className={styles.page}>
      <ProductBar back={localePath(locale, `/${section}`)} title={product.name} />
      <ProductGallery product={product} />
      <div className={styles.detail}>
        <div className={styles.heading}>
          <h1 className={`breakable ${product.name.length > LONG_NAME ? styles.longName : styles.name}`}>
            {product.name}
          </h1>
          {variantName && <h2 className="eyebrow">{variantName}</h2>}
        </div>
        <Price rupiah={product.price} className={styles.price} />
        {colour && (
          <p className={styles.colour}>
            <span className={styles.label}>{t('colour')}</span> {colour}
          </p>
        )}
        {prints && <PrintSwatches prints={prints} />}
        <Buying found={found} sizes={sizes} kind={kind} />
        <Promises />
      </div>
      <div className={styles.story}>
        <div>
          {description && <p className={styles.description}>{description}</p>}
          {children}
          <GoodToKnow kind={kind} />
        </div>
        {wornBy}
      </div>
    </div>
  );
}

type BuyingProps = Pick<ProductDetailProps, 'found' | 'sizes'> & { kind: GarmentKind | undefined };

/** Choosing a size and adding it; or why that cannot be done. */
function Buying({ found: { product }, sizes, kind }: BuyingProps) {
  const errors = useTranslations('errors');
  const t = useTranslations('addition');

  if (isOutage(sizes)) {
    return <FailedRead>{errors('sizes')}</FailedRead>;
  }
  if (sizes.length === 0) return <Notice tone="plain">{t('noItems')}</Notice>;
  return (
    <>
      <AddToCartForm name={product.name} sizes={sizes} guide={kind} />
      <NeedsJavaScript />
    </>
  );
}

/** The messages of a product page's client components. */
export function ProductTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const texts = {
    ...clientTexts(locale, ['product']),
    ...someTexts(locale, 'errors', ['items']),
    ...someTexts(locale, 'addition', ['sizeMissing']),
    ...someTexts(locale, 'failures', ['size_unavailable']),
  };

  return (
    <TextsProvider locale={locale} texts={texts}>
      {children}
    </TextsProvider>
  );
}

/** The photos of a product, or the box that says there are none. */
function ProductGallery({ product }: { product: ShopProduct }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  const { name } = product;
  const [main, ...others] = productPictures(product, locale);
  if (!main) return <ProductPicture picture={undefined} name={name} noImage={t('noImage')} sizes="100vw" />;

  const photo = ({ view: _, alt, ...picture }: typeof main, number: number): ViewerPhoto => ({
    ...picture,
    alt: alt ?? t('photo', { name, number }),
  });
  const first = { ...photo(main, 1), blur: blurOf(main) };

  return (
    <Gallery
      label={t('photos', { name })}
      photos={[first, ...others.map((other, index) => photo(other, index + 2))]}
    />
  );
}
