import 'server-only';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { log } from '@/lib/log';
import { drawProduct, type ProductWords } from './draw-product';
import type { Drawing } from './make-picture';
import { readOriginal } from './read-original';

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
