import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { ListingEntry, StockHint } from '@/lib/listing/listing-index';
import { type ProductCard, productCard } from './product-card';
import { productPictures } from './product-pictures';
import type { Section } from './section';

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
