import 'server-only';
import type { Item, Size } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { listProductPictures, type PictureView, type ProductPicture } from './product-pictures';
import { productPath, type Section } from './section';
import type { ShopProduct } from './shop-product';
import { getStockHint, listSizesByAvailability } from './stock';

export type ProductCard = {
  id: string;
  href: string;
  name: string;
  price: number;
  picture: ProductPicture | undefined;
  second?: ProductPicture | undefined;
  /** A hint about the stock, such as `Sold out`. */
  note?: string | undefined;
  /**
   * The sizes as alternating texts of available and sold out sizes (`listSizesByAvailability`). Formatting
   * them here keeps the browser's work small.
   */
  sizes?: { label: string; turns: string[]; soldOut: string } | undefined;
};

/** Creates a card without stock information. */
export function createProductCard(
  product: ShopProduct,
  section: Section,
  locale: Locale,
  view: PictureView = 'main',
): ProductCard {
  const pictures = listProductPictures(product, locale);

  return {
    id: product.id,
    href: localePath(locale, productPath(section, product.slug)),
    name: product.name,
    price: product.price,
    picture: pictures.find((picture) => picture.view === view) ?? pictures[0],
  };
}

type Listed = { product: ShopProduct; items: readonly Item[] };

/** Creates a card with stock information, which is as old as the page cache entry. */
export function createListingCard(
  { product, items }: Listed,
  sizes: readonly Size[],
  section: Section,
  locale: Locale,
  view: 'main' | 'fullBody' = 'main',
): ProductCard {
  const card = createProductCard(product, section, locale, view);
  const second = listProductPictures(product, locale).find((picture) => picture.view !== card.picture?.view);
  const stock = getStockHint(items);
  const turns = listSizesByAvailability(items, sizes);
  const t = translator(locale, 'catalogue');
  return {
    ...card,
    ...(second && { second }),
    ...(stock && { note: translator(locale, 'listing')(stock) }),
    ...(turns.length > 0 && { sizes: { label: t('sizes'), turns, soldOut: ` ${t('soldOut')}` } }),
  };
}
