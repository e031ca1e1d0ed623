import 'server-only';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { productPictures } from '@/lib/catalogue/product-pictures';
import type { Section } from '@/lib/catalogue/section';
import type { StockHint } from '@/lib/catalogue/stock';
import type { Locale } from '@/lib/contract/locale';
import type { ListingEntry } from './listing-index';

/**
 * A product of a listing as its card shows it, by its flat or its styled picture; the other one is for who points at
 * it. `say` has the words for what there is to know of its stock.
 */
export function listingCard(
  { product, stock }: Pick<ListingEntry, 'product' | 'stock'>,
  section: Section,
  locale: Locale,
  say: (hint: StockHint) => string,
  view: 'main' | 'fullBody' = 'main',
): ProductCard {
  const card = productCard(product, section, locale, view);
  const other = productPictures(product, locale).find((picture) => picture.view !== card.picture?.view);

  return { ...card, ...(other && { second: other }), ...(stock && { note: say(stock) }) };
}
