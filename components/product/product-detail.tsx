import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/catalogue/product-picture';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { RetryButton } from '@/components/ui/retry-button';
import type { FoundProduct } from '@/lib/catalogue/find-product';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { productPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productWords } from '@/lib/catalogue/product-words';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { AddToCartForm } from './add-to-cart-form';
import { BackLink } from './back-link';
import { Gallery } from './gallery';
import styles from './product-detail.module.scss';

type ProductDetailProps = {
  found: FoundProduct;
  sizes: ProductSize[] | Outage;
  locale: Locale;
  /** What is true of this half of the shop: features, fabric. */
  children?: ReactNode;
};

/** Everything about one product, and the way into the cart (spec §2). */
export async function ProductDetail({ found, sizes, locale, children }: ProductDetailProps) {
  const { product, variantName, section } = found;
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const { description, colour } = productWords(product, locale);

  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <BackLink href={localePath(locale, `/${section}`)} />
      </div>
      <ProductGallery found={found} locale={locale} />
      <div className={styles.detail}>
        <hgroup className={styles.heading}>
          {variantName && <h2 className={styles.variant}>{variantName}</h2>}
          <h1 className={styles.name}>{product.name}</h1>
        </hgroup>
        <Price rupiah={product.price} className={styles.price} />
        {colour && (
          <p className={styles.colour}>
            <span className={styles.label}>{t('colour')}</span> {colour}
          </p>
        )}
        {isOutage(sizes) ? (
          <Notice tone="danger" action={<RetryButton />}>
            {errors('sizes')}
          </Notice>
        ) : (
          <AddToCartForm name={product.name} sizes={sizes} />
        )}
        <p className={styles.delivery}>{t('delivery')}</p>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
}

async function ProductGallery({ found: { product }, locale }: { found: FoundProduct; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const noImage = t('noImage');
  const pictures = productPictures(product, locale);
  const main = pictures[0];
  if (!main)
    return <ProductPicture picture={undefined} name={product.name} noImage={noImage} sizes="100vw" />;

  const views = pictures.map((picture, index) => {
    const label = t('photo', { name: product.name, number: index + 1 });
    const large = {
      name: label,
      noImage,
      sizes: '(min-width: 1440px) 46rem, (min-width: 1024px) 50vw, 100vw',
    };
    return {
      key: picture.view,
      label,
      photo: <ProductPicture picture={picture} {...large} first={index === 0} />,
      thumbnail: <ProductPicture picture={{ ...picture, alt: '' }} name="" noImage={noImage} sizes={80} />,
    };
  });
  return <Gallery label={t('photos', { name: product.name })} views={views} />;
}
