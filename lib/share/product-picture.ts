import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { pictureAddress } from '@/lib/catalogue/product-pictures';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import { log } from '@/lib/log/log';
import { fetchPicture } from '@/lib/pictures/fetch-public-picture';
import { publicFile } from '@/lib/pictures/public-file';
import type { Drawing } from './answer-picture';
import { drawProduct, type ProductWords } from './draw-product';
import { fingerprint, shareUrl } from './own-picture';

/** What a shared link shows. The address changes with what is on the picture. */
export type SharePicture = { url: string; alt: string };

export function productWords(product: ShopProduct, variantName: string | undefined, locale: Locale) {
  return {
    eyebrow: variantName ?? '',
    title: product.name,
    price: formatRupiah(product.price),
    line: translator(locale, 'share')('delivery'),
  };
}

export function productVersion(product: ShopProduct, words: ProductWords): string {
  return fingerprint(words.eyebrow, words.title, words.price, words.line, product.image[0]?.url ?? '');
}

export function productPicture(product: ShopProduct, variantName: string | undefined, locale: Locale) {
  const words = productWords(product, variantName, locale);
  return {
    url: shareUrl(locale, 'products', product.slug, productVersion(product, words)),
    alt: translator(locale, 'share')('productPicture', { name: product.name, price: words.price }),
  };
}

async function readOwn(address: string): Promise<Buffer> {
  const file = publicFile(address);
  const found = await stat(file).catch(() => undefined);
  // What is not in `public/` the bundled product API has.
  return found?.isFile() ? readFile(file) : fetchPicture(`${env.PRODUCT_API_URL}${address}`);
}

/**
 * The bytes of a catalogue picture: out of `public/`, from the product API, or from where the catalogue says. Only
 * addresses of the catalogue are read, never one that a visitor gives. Undefined when it cannot be had.
 */
async function readOriginal(url: string): Promise<Buffer | undefined> {
  const address = pictureAddress(url);
  try {
    return await (address.startsWith('/') ? readOwn(address) : fetchPicture(address));
  } catch (error) {
    log.warn({ picture: address, err: error }, 'a picture could not be read to be shared');
    return undefined;
  }
}

/** Draws a product out of the catalogue. One whose picture is missing or broken is drawn on the brand's ground. */
export async function drawProductPicture(words: ProductWords, product: ShopProduct): Promise<Drawing> {
  const url = product.image[0]?.url;
  if (!url) return { picture: await drawProduct(words, undefined), isWhole: true };

  const original = await readOriginal(url);
  const drawn =
    original &&
    (await drawProduct(words, original).catch((error: unknown) => {
      log.warn({ picture: url, err: error }, 'a picture could not be understood to be shared');
      return undefined;
    }));
  return drawn
    ? { picture: drawn, isWhole: true }
    : { picture: await drawProduct(words, undefined), isWhole: false };
}
