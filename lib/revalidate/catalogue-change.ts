import { createHash } from 'node:crypto';
import { CATALOGUE_TAG, LIST_TAG, PRICES_TAG, productTag } from '@/lib/catalogue/cached-read';
import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { perProduct } from '@/lib/catalogue/memoise';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { isSoldOut, itemsByName } from '@/lib/catalogue/stock';
import type { Item } from '@/lib/contract/catalogue';

/** Above this a change of stock changes no page. */
const MANY = 10;

function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url');
}

function listed(product: ShopProduct, items: Item[]) {
  const { id, slug, name, colour, category, categoryId, variantId, isFeatured, createdAt } = product;
  return [
    slug,
    id,
    name,
    colour,
    category?.name,
    categoryId,
    variantId,
    isFeatured,
    createdAt,
    items.map((item) => [item.size.value, isSoldOut(item)]),
  ];
}

type Fingerprints = { shown: string; listed: string };
const fingerprintsOf = perProduct<Fingerprints>();

const fewPieces = (item: Item): Item => ({ ...item, stock: Math.min(item.stock ?? MANY, MANY) });

/** Of products known from the catalogue before nothing is hashed again. */
export function fingerprintCatalogue(catalogue: CatalogueLists) {
  const { products, variants, categories, sizes, items } = catalogue;
  const byName = itemsByName(items);
  const fingerprints = products.map((product) => {
    const own = byName.get(product.name) ?? [];
    return fingerprintsOf(product, own, () => ({
      shown: hashOf([product, own.map(fewPieces)]),
      listed: hashOf(listed(product, own)),
    }));
  });
  return {
    /** On which every page depends. */
    frame: hashOf([variants, categories, sizes]),
    /** Which products there are, in which order, and what lists choose them by. */
    list: hashOf(fingerprints.map(({ listed }) => listed)),
    products: new Map(products.map(({ slug }, at) => [slug, fingerprints[at]?.shown ?? ''])),
  };
}
/** Hashes of a catalogue: small enough to be stored, and enough to find what has changed since. */
export type CatalogueFingerprints = ReturnType<typeof fingerprintCatalogue>;

type CatalogueChange = { slugs: string[]; tags: string[] };

export type RevalidatedCatalogue = CatalogueChange & Pick<CatalogueLists, 'products' | 'variants'>;

/** With more it is cheaper to revalidate every page. */
const MOST_PRODUCTS = 500;

function changedSlugs(before: CatalogueFingerprints, after: CatalogueFingerprints): string[] {
  const slugs = new Set([...after.products.keys(), ...before.products.keys()]);
  return [...slugs].filter((slug) => before.products.get(slug) !== after.products.get(slug));
}

/** What has changed since the pages were rendered: everything where that is unknown or the frame is another. */
export function catalogueChange(
  before: CatalogueFingerprints | undefined,
  after: CatalogueFingerprints,
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
