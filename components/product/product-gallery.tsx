import { getTranslations } from 'next-intl/server';
import { ProductPicture } from '@/components/catalogue/product-picture';
import type { ViewerPhoto } from '@/components/viewer/use-viewer';
import { blurOf, productPictures } from '@/lib/catalogue/product-pictures';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { Gallery } from './gallery';

type ProductGalleryProps = { product: ShopProduct; locale: Locale };

/** The photos of a product, or the box that says there are none. */
export async function ProductGallery({ product, locale }: ProductGalleryProps) {
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
