import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { type ProductPicture, productPictures, type View } from './product-pictures';
import { productPath, type Section } from './section';
import type { ShopProduct } from './shop-product';

/** What a listing shows of a product. `price` is whole rupiah. */
export type ProductCard = {
  id: string;
  href: string;
  name: string;
  price: number;
  picture: ProductPicture | undefined;
  /** Seen in place of the first by who points at the card. */
  second?: ProductPicture | undefined;
  /** What to know of the stock, such as `Sold out`. */
  note?: string | undefined;
};

/** What a card is made of. */
export type CardFacts = Pick<ShopProduct, 'id' | 'slug' | 'name' | 'price' | 'image' | 'imagedetail'>;

/** A product as a listing shows it, by the picture that is asked for or else by its first. */
export function productCard(
  product: CardFacts,
  section: Section,
  locale: Locale,
  view: View = 'main',
): ProductCard {
  const pictures = productPictures(product, locale);

  return {
    id: product.id,
    href: localePath(locale, productPath(section, product.slug)),
    name: product.name,
    price: product.price,
    picture: pictures.find((picture) => picture.view === view) ?? pictures[0],
  };
}
