import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ANY_PRODUCT_TAG } from '@/lib/contract/revalidation';
import { findGarmentKind } from '@/lib/size-guide/size-guides';
import { fetchCatalogueList } from './catalogue';
import { getProductSection, type Section } from './section';
import type { ShopProduct } from './shop-product';
import { isSoldOut } from './stock';

const MAX_RELATED = 4;
const MAX_PRINTS = 8;

/** The fields that decide which products are related. */
type Outline = Pick<ShopProduct, 'slug' | 'variantId' | 'categoryId' | 'price'> & {
  category: string | undefined;
  section: Section;
  inStock: boolean;
};

/**
 * How long the choice of related products is cached, in seconds. Their cards have cache entries of their own.
 */
const NEIGHBOUR_LIFE = { stale: 60, revalidate: 600, expire: 30 * 24 * 60 * 60 };

/**
 * Returns the outlines of all products. It does not use the cached lists, because every product page would get
 * their tags, and a change of one product would revalidate all pages. `ANY_PRODUCT_TAG` is revalidated only
 * when a whole list changes.
 */
async function listOutlines(): Promise<Outline[]> {
  'use cache';
  cacheTag(ANY_PRODUCT_TAG);
  cacheLife(NEIGHBOUR_LIFE);
  const [products, variants, items] = await Promise.all([
    fetchCatalogueList('products'),
    fetchCatalogueList('variants'),
    fetchCatalogueList('items'),
  ]);
  const inStock = new Set(items.filter((item) => !isSoldOut(item)).map(({ name }) => name));
  return products.map((product) => ({
    slug: product.slug,
    variantId: product.variantId,
    categoryId: product.categoryId,
    price: product.price,
    category: product.category?.name,
    section: getProductSection(product, variants),
    inStock: inStock.has(product.name),
  }));
}

type Cut = Pick<Outline, 'slug' | 'variantId' | 'categoryId' | 'category' | 'price'>;

const sameCategory = (a: Cut, b: Cut) =>
  a.categoryId === undefined
    ? a.category !== undefined && a.category === b.category
    : a.categoryId === b.categoryId;

/**
 * Returns whether two products are one garment in two prints or colours: same variant, category and price.
 */
const sameCut = (a: Cut, b: Cut) =>
  a.variantId !== undefined && a.variantId === b.variantId && a.price === b.price && sameCategory(a, b);

const kindOf = ({ category, categoryId }: Cut) => findGarmentKind(category) ?? category ?? categoryId;

/**
 * Returns one product per kind, then a second one per kind, and so on. `start` selects the first product of
 * each kind, so that different pages show different products.
 */
function alternateKinds(outlines: readonly Outline[], start: number): Outline[] {
  const kinds = [...new Set(outlines.map(kindOf))].map((kind) =>
    outlines.filter((outline) => kindOf(outline) === kind),
  );
  return outlines.flatMap((_, round) =>
    kinds.flatMap((kind) => (round < kind.length ? (kind[(start + round) % kind.length] ?? []) : [])),
  );
}

/**
 * Returns the slugs of four products that complete the look: first products of other kinds of garments in the
 * section, alternating between the kinds, then other cuts of the same kind. Prints of the same cut are left
 * out, because the page shows them as swatches. Products in stock come before sold out ones.
 */
export function listRelatedSlugs(product: Cut, section: Section, outlines: readonly Outline[]): string[] {
  const place = Math.max(
    0,
    outlines.findIndex(({ slug }) => slug === product.slug),
  );
  const others = outlines.filter(
    (other) => other.section === section && other.slug !== product.slug && !sameCut(product, other),
  );
  const ranked = [true, false].flatMap((inStock) =>
    [false, true].flatMap((sameKind) =>
      alternateKinds(
        others.filter(
          (other) => other.inStock === inStock && (kindOf(other) === kindOf(product)) === sameKind,
        ),
        place,
      ),
    ),
  );
  return ranked.slice(0, MAX_RELATED).map(({ slug }) => slug);
}

/**
 * Returns the slugs of at most eight prints of a product's cut, and the number of all its prints. The eight
 * are the product itself and its neighbours in catalogue order. Returns none for the only product of a cut.
 */
export function listPrintSlugs(product: Cut, outlines: readonly Outline[]) {
  const all = outlines.filter((other) => sameCut(product, other));
  if (all.length < 2) return { prints: [], printCount: 0 };
  const before = all.findIndex(({ slug }) => slug === product.slug) - MAX_PRINTS / 2;
  const first = Math.max(0, Math.min(before, all.length - MAX_PRINTS));
  return {
    prints: all.slice(first, first + MAX_PRINTS).map(({ slug }) => slug),
    printCount: all.length,
  };
}

export type LinkedProductSlugs = { related: string[]; prints: string[]; printCount: number };

async function readNeighbours(cut: Cut, section: Section): Promise<LinkedProductSlugs> {
  'use cache';
  cacheLife(NEIGHBOUR_LIFE);
  const outlines = await listOutlines();
  return { related: listRelatedSlugs(cut, section, outlines), ...listPrintSlugs(cut, outlines) };
}

/**
 * Returns the slugs of the products that a product page links to. @throws ApiError if the catalogue cannot be
 * read
 */
export function readLinkedProductSlugs(product: ShopProduct, section: Section): Promise<LinkedProductSlugs> {
  const { slug, variantId, categoryId, category, price } = product;
  return readNeighbours({ slug, variantId, categoryId, category: category?.name, price }, section);
}
