import type { CatalogueLists } from '@/lib/catalogue/catalogue-memory';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { colourFamily } from '@/lib/catalogue/colour-family';
import { itemsByName } from '@/lib/catalogue/items-by-name';
import { type Section, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { stockHint } from '@/lib/catalogue/stock-hint';
import type { Item } from '@/lib/contract/catalogue';
import { cardProduct } from './card-product';
import { categoryChoices, colourChoices, fabricChoices, sizeChoices, usedChoices } from './choices';
import { fabricOf } from './fabric-value';
import type { Choice, ListingEntry, ListingIndex } from './listing-index';
import { LISTINGS, type Listing } from './listings';
import type { FacetName } from './query';

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
