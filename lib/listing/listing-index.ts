import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { StockHint } from '@/lib/catalogue/stock-hint';
import type { Locale } from '@/lib/contract/locale';
import type { FacetName } from './query';

/** What a card shows of a product; its picture is the first one, or the styled one. */
export type CardProduct = Pick<ShopProduct, 'id' | 'slug' | 'name' | 'price' | 'image' | 'imagedetail'>;

/** A product in a listing: what is shown of it, and what it is found by. */
export type ListingEntry = {
  product: CardProduct;
  isFeatured: boolean;
  createdAt: string | undefined;
  stock: StockHint | undefined;
  /** Its values of each facet, as the address has them. A size is one of its values while it is in stock. */
  values: Readonly<Record<FacetName, readonly string[]>>;
};

/** A value to choose. `label` is in every language, because one index serves them all. */
export type Choice = { value: string; label: Record<Locale, string>; swatch?: string | undefined };

/** All products of a listing in the catalogue's order, and all there is to choose among them. */
export type ListingIndex = {
  entries: ListingEntry[];
  choices: Readonly<Record<FacetName, Choice[]>>;
};
