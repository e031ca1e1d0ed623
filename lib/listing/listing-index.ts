import 'server-only';
import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { slugifyChoice } from '@/lib/catalogue/choice-value';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import { createListingCard, type ProductCard } from '@/lib/catalogue/product-card';
import { getProductSection } from '@/lib/catalogue/section';
import { groupItemsByName, isSoldOut } from '@/lib/catalogue/stock';
import type { Locale } from '@/lib/contract/locale';
import {
  categoryChoices,
  colourChoices,
  type FilterChoice,
  fabricChoices,
  findFabric,
  keepChoicesWithProducts,
  sizeChoices,
} from './choices';
import type { Listing } from './listings';
import type { FacetName } from './query';

export type ListingEntry = {
  card: ProductCard;
  isFeatured: boolean;
  createdAt: string | undefined;
  /** The values of the product per facet, in URL form. Only sizes in stock count. */
  values: Readonly<Record<FacetName, readonly string[]>>;
};

export type ListingIndex = {
  entries: ListingEntry[];
  choices: Readonly<Record<FacetName, FilterChoice[]>>;
};

const optional = (value: string | undefined) => (value ? [value] : []);

function usedValues(entries: readonly ListingEntry[], name: FacetName): Map<string, number> {
  const used = new Map<string, number>();
  for (const value of entries.flatMap(({ values }) => values[name]))
    used.set(value, (used.get(value) ?? 0) + 1);
  return used;
}

/** Returns the products of a listing with their category names, which some catalogues give by id only. */
function ownProducts(listing: Listing, { products, variants, categories }: CatalogueLists) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return products
    .map((product) => ({ product, name: product.category?.name ?? names.get(product.categoryId ?? '') }))
    .filter(
      ({ product, name }) =>
        getProductSection(product, variants, name) === listing.section &&
        (listing.categories?.includes(slugifyChoice(name ?? '')) ?? true),
    );
}

/** Prepares a listing for queries: the cards, their filter values and the choices. */
export function createListingIndex(listing: Listing, lists: CatalogueLists, locale: Locale): ListingIndex {
  const itemsOf = groupItemsByName(lists.items);
  const own = ownProducts(listing, lists);
  const entries = own.map(({ product, name }): ListingEntry => {
    const items = itemsOf.get(product.name) ?? [];
    const inStock = items.filter((item) => !isSoldOut(item));
    const colour = findColourFamily(product.colour)?.value ?? slugifyChoice(product.colour);
    return {
      card: createListingCard({ product, items }, lists.sizes, listing.section, locale),
      isFeatured: product.isFeatured,
      createdAt: product.createdAt,
      values: {
        category: optional(name && slugifyChoice(name)),
        size: [...new Set(inStock.map(({ size }) => slugifyChoice(size.value)))],
        colour: optional(colour),
        fabric: optional(findFabric(product.name)),
      },
    };
  });
  // Categories appear in the order of the section's products, so that each section has an order of its own.
  const names = own.flatMap(({ name }) => name || []);
  const used = (name: FacetName, choices: FilterChoice[]) =>
    keepChoicesWithProducts(choices, usedValues(entries, name));

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
