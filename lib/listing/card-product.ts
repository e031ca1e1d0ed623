import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { CardProduct } from './listing-index';

/** A card's share of a product: thousands are kept at a time, so it holds no word more. */
export function cardProduct({ id, slug, name, price, image, imagedetail }: ShopProduct): CardProduct {
  const fullBody = imagedetail[0]?.fullBody;
  return {
    id,
    slug,
    name,
    price,
    image: image.slice(0, 1),
    imagedetail: fullBody ? [{ fullBody, close1: undefined, close2: undefined, close3: undefined }] : [],
  };
}
