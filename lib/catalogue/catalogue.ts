import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { contentApiCatalogue } from '@/lib/content-api/catalogue';
import type { Category, Item, Product, Size, Variant } from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log';
import { productApiCatalogue } from '@/lib/product-api/catalogue';
import type { CatalogueSource } from '@/lib/upstream/catalogue-source';
import type { Outage } from './outage';
import { type ShopProduct, withSlugs } from './shop-product';

/** The content API when one is configured, else the product API (contract, Content API). */
export const catalogueSource: CatalogueSource =
  env.CONTENT_API_URL && env.CONTENT_STORE_ID
    ? contentApiCatalogue(env.CONTENT_STORE_ID)
    : productApiCatalogue;

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

/** The catalogue, or what stands in the place of a list that cannot be read while the shop is built. */
export type Catalogue = { [N in ListName]: CatalogueLists[N] | Outage };

/** A failure is logged whatever the page makes of it: some say nothing of it (spec §8). */
async function readOrOutage<N extends ListName>(name: N): Promise<CatalogueLists[N] | Outage> {
  try {
    return await readList(name);
  } catch (error) {
    log.error({ list: name, err: error }, 'Failed to fetch data.');
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD || !(error instanceof ApiError)) throw error;
    return { outage: error.code };
  }
}

/**
 * The lists of the catalogue that are asked for, out of this process's memory. A page calls it in its one reading,
 * a function with `'use cache'` that keeps what the page shows and no more; see `keepReading`.
 * A build goes on without the catalogue: an `Outage` is in the place of a list then.
 * @throws ApiError at run time, when a list cannot be read and never could, so that the last good page stays
 */
export async function loadCatalogue<N extends ListName = ListName>(
  ...names: N[]
): Promise<Pick<Catalogue, N>> {
  const wanted: readonly ListName[] = names.length > 0 ? names : LIST_NAMES;
  const lists = await Promise.all(wanted.map(async (name) => [name, await readOrOutage(name)] as const));
  return Object.fromEntries(lists) as Pick<Catalogue, N>;
}
