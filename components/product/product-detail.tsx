import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/catalogue/product-picture';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { RetryButton } from '@/components/ui/retry-button';
import type { ViewerPhoto } from '@/components/viewer/lazy-viewer';
import type { FoundProduct } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { blurOf, productPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { clientTexts, someTexts } from '@/lib/i18n/client-texts';
import { localePath } from '@/lib/i18n/locale-path';
import { TextsProvider } from '@/lib/i18n/texts';
import { kindOfCategory } from '@/lib/size-guide/size-guides';
import { AddToCartForm } from './add-to-cart-form';
import { BackLink } from './back-link';
import { Gallery } from './gallery';
import styles from './product-detail.module.scss';
import { ShareButton } from './share-button';

type ProductDetailProps = {
  found: FoundProduct;
  sizes: ProductSize[] | Outage;
  locale: Locale;
  /** What is true of this half of the shop: features, fabric. */
  children?: ReactNode;
};

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 40;

/** Everything about one product, and the way into the cart (spec §2). */
export async function ProductDetail({ found, sizes, locale, children }: ProductDetailProps) {
  const { product, variantName, section } = found;
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const { description, colour } = productWords(product, locale);

  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <BackLink href={localePath(locale, `/${section}`)} />
        <ShareButton title={product.name} />
      </div>
      <ProductGallery product={product} locale={locale} />
      <div className={styles.detail}>
        <div className={styles.heading}>
          <h1 className={product.name.length > LONG_NAME ? styles.longName : styles.name}>{product.name}</h1>
          {variantName && <h2 className={styles.variant}>{variantName}</h2>}
        </div>
        <Price rupiah={product.price} className={styles.price} />
        {colour && (
          <p className={styles.colour}>
            <span className={styles.label}>{t('colour')}</span> {colour}
          </p>
        )}
        <Buying found={found} sizes={sizes} locale={locale} />
        <p className={styles.needsScript}>{t('needsScript')}</p>
        <p className={styles.delivery}>{t('delivery')}</p>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
}

/** Choosing a size and adding it; or why that cannot be done. */
async function Buying({ found: { product }, sizes, locale }: Omit<ProductDetailProps, 'children'>) {
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const t = await getTranslations({ locale, namespace: 'product' });

  if (isOutage(sizes)) {
    return (
      <Notice tone="danger" action={<RetryButton />}>
        {errors('sizes')}
      </Notice>
    );
  }
  if (sizes.length === 0) return <Notice tone="plain">{t('noItems')}</Notice>;
  return <AddToCartForm name={product.name} sizes={sizes} guide={kindOfCategory(product.category?.name)} />;
}

/** The messages of a product page's client components. */
export function ProductTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  const texts = {
    ...clientTexts(locale, ['product']),
    ...someTexts(locale, 'errors', ['items', 'addToCart', 'addToCartTitle']),
  };

  return (
    <TextsProvider locale={locale} texts={texts}>
      {children}
    </TextsProvider>
  );
}

type ProductGalleryProps = { product: ShopProduct; locale: Locale };

/** The photos of a product, or the box that says there are none. */
async function ProductGallery({ product, locale }: ProductGalleryProps) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const { name } = product;
  const [main, ...others] = productPictures(product, locale);
  if (!main) return <ProductPicture picture={undefined} name={name} noImage={t('noImage')} sizes="100vw" />;

  const photo = ({ src, width, height, alt, dominant }: typeof main, number: number): ViewerPhoto => ({
    src,
    width,
    height,
    alt: alt ?? t('photo', { name, number }),
    dominant,
  });
  const first = { ...photo(main, 1), blur: blurOf(main) };

  return (
    <Gallery
      label={t('photos', { name })}
      photos={[first, ...others.map((other, index) => photo(other, index + 2))]}
    />
  );
}
