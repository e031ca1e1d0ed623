import { CATALOGUE_TAG, LIST_TAG, PRICES_TAG, productTag } from '@/lib/catalogue/keep-reading';
import type { CataloguePrints } from './catalogue-prints';

/** What is different about a catalogue. */
export type CatalogueChange = {
  /** The products that have changed, are new or are gone, by their slugs. */
  slugs: string[];
  /** Which pages are to be made anew. */
  tags: string[];
};

/** With more it is cheaper to have every page made anew when it is next visited. */
const MOST_PRODUCTS = 500;

function changedSlugs(before: CataloguePrints, after: CataloguePrints): string[] {
  const slugs = new Set([...after.products.keys(), ...before.products.keys()]);
  return [...slugs].filter((slug) => before.products.get(slug) !== after.products.get(slug));
}

/**
 * Compares the catalogue that the pages were made of with the present one. Without the former, or when what every page
 * hangs on is different, all pages are to be made anew.
 */
export function catalogueChange(
  before: CataloguePrints | undefined,
  after: CataloguePrints,
): CatalogueChange {
  if (!before) return { slugs: [], tags: [CATALOGUE_TAG] };
  const slugs = changedSlugs(before, after);
  if (before.frame !== after.frame || slugs.length > MOST_PRODUCTS) return { slugs, tags: [CATALOGUE_TAG] };

  const isShownAnew = slugs.some((slug) => before.products.has(slug));
  return {
    slugs,
    tags: [
      ...slugs.map(productTag),
      ...(isShownAnew ? [PRICES_TAG] : []),
      ...(before.list === after.list ? [] : [LIST_TAG]),
    ],
  };
}
