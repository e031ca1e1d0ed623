import 'server-only';
import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { colourFamily } from '@/lib/catalogue/colour-family';
import { type Section, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { itemsByName, type StockHint, stockHint } from '@/lib/catalogue/stock';
import type { Item } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { cardProduct } from './card-product';
import { categoryChoices, colourChoices, fabricChoices, fabricOf, sizeChoices, usedChoices } from './choices';
import { LISTINGS, type Listing, type ListingName } from './listings';
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

const SWIMWEAR = LISTINGS['woman-catalog'].categories ?? [];

/** A product whose variant nobody knows is at home under /men, unless it is women's swimwear. */
function homeOf(product: ShopProduct, category: string | undefined, lists: CatalogueLists): Section {
  const known = sectionOf(product, lists.variants);
  return known ?? (category && SWIMWEAR.includes(category) ? 'woman' : 'men');
}

const optional = (value: string | undefined) => (value ? [value] : []);

function makeEntry(product: ShopProduct, category: string | undefined, items: Item[]): ListingEntry {
  const colour = colourFamily(product.colour)?.value ?? choiceValue(product.colour);
  const sizes = items.filter(({ stock }) => stock !== 0).map(({ size }) => choiceValue(size.value));
  return {
    product: cardProduct(product),
    isFeatured: product.isFeatured,
    createdAt: product.createdAt,
    stock: stockHint(items),
    values: {
      category: optional(category),
      size: [...new Set(sizes)],
      colour: optional(colour),
      fabric: optional(fabricOf(product.name)),
    },
  };
}

/** How many entries have each value of a facet. */
function usedValues(entries: readonly ListingEntry[], name: FacetName): Map<string, number> {
  const used = new Map<string, number>();
  for (const { values } of entries) {
    for (const value of values[name]) used.set(value, (used.get(value) ?? 0) + 1);
  }
  return used;
}

type Categorised = { product: ShopProduct; name: string | undefined; category: string | undefined };

/** The products with the names of their categories, which some catalogues give by id alone. */
function categorise({ products, categories }: CatalogueLists): Categorised[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return products.map((product) => {
    const name = product.category?.name ?? names.get(product.categoryId ?? '');
    return { product, name, category: name && choiceValue(name) };
  });
}

/** Puts together what a listing holds and what may be chosen in it (spec §2). */
export function makeListingIndex(listing: Listing, lists: CatalogueLists): ListingIndex {
  const items = itemsByName(lists.items);
  const own = categorise(lists).filter(
    ({ product, category }) =>
      homeOf(product, category, lists) === listing.section &&
      (!listing.categories || listing.categories.includes(category ?? '')),
  );
  const entries = own.map(({ product, category }) =>
    makeEntry(product, category, items.get(product.name) ?? []),
  );
  const names = [...lists.categories, ...own].flatMap(({ name }) => name || []);
  const used = (name: FacetName, choices: Choice[]) => usedChoices(choices, usedValues(entries, name));

  return {
    entries,
    choices: {
      category: used('category', categoryChoices(names)),
      size: used('size', sizeChoices(lists.sizes.map(({ value }) => value))),
      colour: used('colour', colourChoices(own.map(({ product }) => product))),
      fabric: used('fabric', fabricChoices()),
    },
  };
}

type Kept = { lists: CatalogueLists; index: ListingIndex };

/** By the catalogue's array of products. */
type Memory = WeakMap<object, Map<ListingName, Kept>>;

/** One for the process: pages may be bundled apart, and a module of theirs be there twice. */
const KEY = Symbol.for('segara.listings');
const place: typeof globalThis & { [KEY]?: Memory } = globalThis;

const LIST_NAMES = ['variants', 'categories', 'sizes', 'items'] as const;

/**
 * What a listing holds and what may be chosen in it, made when it is first asked for. It goes when the catalogue it
 * was made of does: a list that has not changed is the same array.
 */
export function listingIndexOf(name: ListingName, lists: CatalogueLists): ListingIndex {
  place[KEY] ??= new WeakMap();
  const memory = place[KEY];
  const ofProducts = memory.get(lists.products) ?? new Map<ListingName, Kept>();
  memory.set(lists.products, ofProducts);

  const kept = ofProducts.get(name);
  if (kept && LIST_NAMES.every((list) => kept.lists[list] === lists[list])) return kept.index;
  const index = makeListingIndex(LISTINGS[name], lists);
  ofProducts.set(name, { lists, index });
  return index;
}
