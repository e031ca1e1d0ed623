import 'server-only';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import type { ProductWords } from './draw-product';
import { fingerprint } from './fingerprint';

/** What a shared link shows. The address changes with what is on the picture. */
export type SharePicture = { url: string; alt: string };

/** What stands on the picture of a product, in one language. */
export function productWords(
  product: ShopProduct,
  variantName: string | undefined,
  locale: Locale,
): ProductWords {
  return {
    eyebrow: variantName ?? '',
    title: product.name,
    price: formatRupiah(product.price),
    line: translator(locale, 'share')('delivery'),
  };
}

/** The version of a product's picture. */
export function productVersion(product: ShopProduct, words: ProductWords): string {
  return fingerprint(words.eyebrow, words.title, words.price, words.line, product.image[0]?.url ?? '');
}

/** The picture of a product's page. */
export function productPicture(
  product: ShopProduct,
  variantName: string | undefined,
  locale: Locale,
): SharePicture {
  const words = productWords(product, variantName, locale);
  const file = encodeURIComponent(`${product.slug}.jpg`);
  return {
    url: `/share/${locale}/products/${file}?v=${productVersion(product, words)}`,
    alt: translator(locale, 'share')('productPicture', { name: product.name, price: words.price }),
  };
}
