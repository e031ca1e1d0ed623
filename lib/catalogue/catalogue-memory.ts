import 'server-only';
import type { Category, Item, Product, Size, Variant } from '@/lib/contract/catalogue';
import { log } from '@/lib/log';
import { catalogueSource } from './catalogue-source';
import { type ShopProduct, withSlugs } from './shop-product';

/** The five lists a catalogue is made of. */
export type CatalogueLists = {
  products: ShopProduct[];
  variants: Variant[];
  categories: Category[];
  /** In the order to show them. */
  sizes: Size[];
  /** Every stock item. What it says of stock is as old as the page; the browser asks anew. */
  items: Item[];
};
export type ListName = keyof CatalogueLists;
export const LIST_NAMES = ['products', 'variants', 'categories', 'sizes', 'items'] as const;

/** Pages ask once a minute each; so many of them share one reading. */
const FRESH_MS = 10_000;

type Kept<T> = { list?: T; readAt: number; reading?: Promise<T> | undefined };
type Memory = { [N in ListName]: Kept<CatalogueLists[N]> };

/** The lists fetched anew. A list that has not changed is the same array as before. */
const FETCH: { [N in ListName]: () => Promise<CatalogueLists[N]> } = {
  ...catalogueSource.lists,
  products: async () => slugged(await catalogueSource.lists.products()),
};

const sluggedLists = new WeakMap<object, ShopProduct[]>();

function slugged(products: Product[]): ShopProduct[] {
  const list = sluggedLists.get(products) ?? withSlugs(products);
  sluggedLists.set(products, list);
  return list;
}

/** One for the process: pages and route handlers are bundled apart, and a module of theirs may be there twice. */
const KEY = Symbol.for('segara.catalogue');
const place: typeof globalThis & { [KEY]?: Memory } = globalThis;

function memory(): Memory {
  place[KEY] ??= {
    products: { readAt: 0 },
    variants: { readAt: 0 },
    categories: { readAt: 0 },
    sizes: { readAt: 0 },
    items: { readAt: 0 },
  };
  return place[KEY];
}

async function fetchInto<N extends ListName>(name: N, kept: Memory[N]): Promise<CatalogueLists[N]> {
  const list = await FETCH[name]();
  kept.list = list;
  kept.readAt = Date.now();
  return list;
}

/** One fetch at a time for each list. @throws ApiError */
function readAnew<N extends ListName>(name: N): Promise<CatalogueLists[N]> {
  const kept = memory()[name];
  kept.reading ??= fetchInto(name, kept).finally(() => {
    kept.reading = undefined;
  });
  return kept.reading;
}

/**
 * A list of the catalogue, some seconds old at most. While it cannot be read the last good one is given.
 * @throws ApiError when it cannot be read and never could
 */
export async function readList<N extends ListName>(name: N): Promise<CatalogueLists[N]> {
  const kept = memory()[name];
  if (kept.list && Date.now() - kept.readAt < FRESH_MS) return kept.list;
  try {
    return await readAnew(name);
  } catch (error) {
    if (!kept.list) throw error;
    log.warn({ list: name, err: error }, 'the last good list is kept');
    kept.readAt = Date.now();
    return kept.list;
  }
}

/** The lists as they were last read; absent ones never were. */
export function lastCatalogue(): Partial<CatalogueLists> {
  return Object.fromEntries(LIST_NAMES.map((name) => [name, memory()[name].list]));
}

/**
 * Reads every list anew, whatever its age, after any reading that has begun before.
 * @throws ApiError when one cannot be read; what was read before is kept then
 */
export async function refreshCatalogue(): Promise<{
  before: Partial<CatalogueLists>;
  after: CatalogueLists;
}> {
  const before = lastCatalogue();
  await Promise.allSettled(LIST_NAMES.map((name) => memory()[name].reading));
  const [products, variants, categories, sizes, items] = await Promise.all([
    readAnew('products'),
    readAnew('variants'),
    readAnew('categories'),
    readAnew('sizes'),
    readAnew('items'),
  ]);
  return { before, after: { products, variants, categories, sizes, items } };
}
