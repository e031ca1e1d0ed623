import 'server-only';
import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { colourFamily } from '@/lib/catalogue/colour-family';
import { perCatalogue, perProduct } from '@/lib/catalogue/memoise';
import { sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { isSoldOut, itemsByName } from '@/lib/catalogue/stock';
import type { Item } from '@/lib/contract/catalogue';
import {
  type Choice,
  categoryChoices,
  colourChoices,
  fabricChoices,
  fabricOf,
  sizeChoices,
  usedChoices,
} from './choices';
import { LISTINGS, type Listing, type ListingName } from './listings';
import type { FacetName } from './query';

export type ListingEntry = {
  product: ShopProduct;
  items: readonly Item[];
  /** Its values of each facet, as the address has them. A size is one of its values while it is in stock. */
  values: Readonly<Record<FacetName, readonly string[]>>;
};

export type ListingIndex = {
  entries: ListingEntry[];
  choices: Readonly<Record<FacetName, Choice[]>>;
};

const entryOf = perProduct<ListingEntry>();

const optional = (value: string | undefined) => (value ? [value] : []);

function makeEntry(product: ShopProduct, category: string | undefined, items: Item[]): ListingEntry {
  const colour = colourFamily(product.colour)?.value ?? choiceValue(product.colour);
  const sizes = items.filter((item) => !isSoldOut(item)).map(({ size }) => choiceValue(size.value));
  return {
    product,
    items,
    values: {
      category: optional(category && choiceValue(category)),
      size: [...new Set(sizes)],
      colour: optional(colour),
      fabric: optional(fabricOf(product.name)),
    },
  };
}

function usedValues(entries: readonly ListingEntry[], name: FacetName): Map<string, number> {
  const used = new Map<string, number>();
  for (const value of entries.flatMap(({ values }) => values[name]))
    used.set(value, (used.get(value) ?? 0) + 1);
  return used;
}

/** The products with the names of their categories, which some catalogues give by id alone. */
function categorised({ products, categories }: CatalogueLists) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return products.map((product) => ({
    product,
    name: product.category?.name ?? names.get(product.categoryId ?? ''),
  }));
}

export function makeListingIndex(listing: Listing, lists: CatalogueLists): ListingIndex {
  const items = itemsByName(lists.items);
  const own = categorised(lists).filter(
    ({ product, name }) =>
      sectionOf(product, lists.variants, name) === listing.section &&
      (listing.categories?.includes(choiceValue(name ?? '')) ?? true),
  );
  const entries = own.map(({ product, name }) => {
    const pieces = items.get(product.name) ?? [];
    return entryOf(product, [name, ...pieces], () => makeEntry(product, name, pieces));
  });
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

const indexesOf = perCatalogue('listings', (_: CatalogueLists) => new Map<ListingName, ListingIndex>());

/** The index of a listing, made when it is first asked for in a catalogue. */
export function listingIndexOf(name: ListingName, lists: CatalogueLists): ListingIndex {
  const indexes = indexesOf(lists);
  const index = indexes.get(name) ?? makeListingIndex(LISTINGS[name], lists);
  indexes.set(name, index);
  return index;
}
