import { type Section, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { isSoldOut } from '@/lib/catalogue/stock';
import type { Item, Variant } from '@/lib/contract/catalogue';

const MOST = 4;

const namesInStock = new WeakMap<readonly Item[], Set<string>>();

/** The names of products in stock. Memoised: one list of items serves every product page. */
function stockedNames(items: readonly Item[]): Set<string> {
  const names =
    namesInStock.get(items) ?? new Set(items.filter((item) => !isSoldOut(item)).map(({ name }) => name));
  namesInStock.set(items, names);
  return names;
}

const sameCategory = (a: ShopProduct, b: ShopProduct) =>
  a.categoryId === undefined
    ? a.category !== undefined && a.category.name === b.category?.name
    : a.categoryId === b.categoryId;

type Among = { products: readonly ShopProduct[]; variants: Variant[]; items: readonly Item[] };

/**
 * Four to look at next: of the same category, then of the same half of the shop; what can be had before what is sold
 * out. Each product is followed by the ones after it in the list, and the last by the first, so that every one of
 * them is shown beside another.
 */
export function relatedProducts(product: ShopProduct, section: Section, among: Among): ShopProduct[] {
  const { products, variants, items } = among;
  const stocked = stockedNames(items);
  const place = products.findIndex(({ slug }) => slug === product.slug);
  const ranked: ShopProduct[][] = [[], [], [], []];

  // Most have four of their own category near by, so that few are looked at.
  for (let step = 1; step < products.length + (place === -1 ? 1 : 0); step += 1) {
    const other = products[(place + step) % products.length];
    if (!other || sectionOf(other, variants) !== section) continue;
    const rank = (stocked.has(other.name) ? 0 : 2) + (sameCategory(product, other) ? 0 : 1);
    ranked[rank]?.push(other);
    if (ranked[0]?.length === MOST) break;
  }
  return ranked.flat().slice(0, MOST);
}

const MOST_PRINTS = 8;

/**
 * The products of the same cut (variant and category), itself among them, in the catalogue's order: eight around it at most, and
 * how many there are. None for a product that is the only one.
 */
export function printsOf(product: ShopProduct, products: readonly ShopProduct[]) {
  const { variantId } = product;
  const all = products.filter((other) => other.variantId === variantId && sameCategory(product, other));
  if (variantId === undefined || all.length < 2) return { shown: [], total: 0 };
  const before = all.findIndex(({ slug }) => slug === product.slug) - MOST_PRINTS / 2;
  const first = Math.max(0, Math.min(before, all.length - MOST_PRINTS));
  return { shown: all.slice(first, first + MOST_PRINTS), total: all.length };
}
