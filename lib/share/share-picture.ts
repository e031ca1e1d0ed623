import 'server-only';
import { SHARE_PAGE_PATHS, SHARE_PAGES, type SharePageName } from '@/content/share-pages';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import type { PageWords } from './draw-page';
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

/** Whether a page of ours has a picture of its own. */
export function isSharePage(name: string): name is SharePageName {
  return Object.hasOwn(SHARE_PAGES, name);
}

/** What stands on the picture of a page, in one language. */
export function pageWords(name: SharePageName, locale: Locale): PageWords {
  const t = translator(locale, 'share');
  const { title, line } = SHARE_PAGES[name];
  return { title: t(title), line: t(line) };
}

/** The version of a product's picture. */
export function productVersion(product: ShopProduct, words: ProductWords): string {
  return fingerprint(words.eyebrow, words.title, words.price, words.line, product.image[0]?.url ?? '');
}

/** The version of a page's picture. */
export function pageVersion(name: SharePageName, words: PageWords): string {
  return fingerprint(words.title, words.line, SHARE_PAGES[name].art);
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

/** The picture of a page of ours. */
export function pagePicture(name: SharePageName, locale: Locale): SharePicture {
  const words = pageWords(name, locale);
  return {
    url: `/share/${locale}/pages/${name}.jpg?v=${pageVersion(name, words)}`,
    alt: `${words.title}. ${words.line}`,
  };
}

/** The picture of the page at an address of ours, without its language. */
export function pictureOfPath(path: string, locale: Locale): SharePicture {
  const match = SHARE_PAGE_PATHS.find(([start]) => path === start || path.startsWith(`${start}/`));
  const name = path === '/' ? 'home' : (match?.[1] ?? 'brand');
  return pagePicture(name, locale);
}
