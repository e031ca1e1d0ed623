import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ANY_PRODUCT_TAG } from '@/lib/contract/revalidation';
import { fetchList } from './catalogue';
import { type Section, sectionOf } from './section';
import type { ShopProduct } from './shop-product';
import { isSoldOut } from './stock';

const MAX_RELATED = 4;
const MAX_PRINTS = 8;

/** The fields that decide which products are related. */
type Outline = Pick<ShopProduct, 'slug' | 'variantId' | 'categoryId'> & {
  category: string | undefined;
  section: Section;
  inStock: boolean;
};

/** How long the choice of related products is cached, in seconds. Their cards have cache entries of their own. */
const NEIGHBOUR_LIFE = { stale: 60, revalidate: 600, expire: 30 * 24 * 60 * 60 };

/**
 * Returns the outlines of all products. It fetches the lists itself, because the tag of a cached list would
 * make every product page depend on every product.
 */
async function listOutlines(): Promise<Outline[]> {
  'use cache';
  cacheTag(ANY_PRODUCT_TAG);
  cacheLife(NEIGHBOUR_LIFE);
  const [products, variants, items] = await Promise.all([
    fetchList('products'),
    fetchList('variants'),
    fetchList('items'),
  ]);
  const inStock = new Set(items.filter((item) => !isSoldOut(item)).map(({ name }) => name));
  return products.map((product) => ({
    slug: product.slug,
    variantId: product.variantId,
    categoryId: product.categoryId,
    category: product.category?.name,
    section: sectionOf(product, variants),
    inStock: inStock.has(product.name),
  }));
}

type Cut = Pick<Outline, 'slug' | 'variantId' | 'categoryId' | 'category'>;

const sameCategory = (a: Cut, b: Cut) =>
  a.categoryId === undefined
    ? a.category !== undefined && a.category === b.category
    : a.categoryId === b.categoryId;

/**
 * Returns the slugs of four related products: first of the same category, then of the same section, and
 * products in stock before sold out ones. Each product is followed by the next ones of the list, wrapping
 * around, so that every product is linked from another.
 */
export function relatedSlugs(product: Cut, section: Section, outlines: readonly Outline[]): string[] {
  const place = outlines.findIndex(({ slug }) => slug === product.slug);
  const ranked: string[][] = [[], [], [], []];

  for (let step = 1; step < outlines.length + (place === -1 ? 1 : 0); step += 1) {
    const other = outlines[(place + step) % outlines.length];
    if (other?.section !== section) continue;
    const rank = (other.inStock ? 0 : 2) + (sameCategory(product, other) ? 0 : 1);
    ranked[rank]?.push(other.slug);
    // Most products find four of their own category nearby.
    if (ranked[0]?.length === MAX_RELATED) break;
  }
  return ranked.flat().slice(0, MAX_RELATED);
}

/**
 * Returns the slugs of the products of the same cut (variant and category), including the product itself: at
 * most eight around it in catalogue order, and their total. Returns none for the only product of a cut.
 */
export function printSlugs(product: Cut, outlines: readonly Outline[]) {
  const { variantId, slug } = product;
  const all = outlines.filter((other) => other.variantId === variantId && sameCategory(product, other));
  if (variantId === undefined || all.length < 2) return { prints: [], printCount: 0 };
  const before = all.findIndex((other) => other.slug === slug) - MAX_PRINTS / 2;
  const first = Math.max(0, Math.min(before, all.length - MAX_PRINTS));
  return {
    prints: all.slice(first, first + MAX_PRINTS).map((other) => other.slug),
    printCount: all.length,
  };
}

export type Neighbours = { related: string[]; prints: string[]; printCount: number };

async function readNeighbours(cut: Cut, section: Section): Promise<Neighbours> {
  'use cache';
  cacheLife(NEIGHBOUR_LIFE);
  const outlines = await listOutlines();
  return { related: relatedSlugs(cut, section, outlines), ...printSlugs(cut, outlines) };
}

/**
 * Returns the slugs of the products that a product page links to. @throws ApiError if the catalogue cannot be
 * read
 */
export function findNeighbours(product: ShopProduct, section: Section): Promise<Neighbours> {
  const { slug, variantId, categoryId, category } = product;
  return readNeighbours({ slug, variantId, categoryId, category: category?.name }, section);
}
