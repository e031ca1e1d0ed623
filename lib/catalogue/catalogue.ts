import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { contentApiCatalogue } from '@/lib/content-api/catalogue';
import { type Category, type Item, productSlug, type Size, type Variant } from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { perProcess } from '@/lib/per-process';
import { productApiCatalogue } from '@/lib/product-api/catalogue';
import type { CatalogueSource, ReadList as Fetch } from '@/lib/upstream/catalogue-source';
import type { KnownList } from '@/lib/upstream/read-list';
import { isOutage, type Outage } from './outage';
import { type Section, sectionOf } from './section';
import { type ShopProduct, withSlugs } from './shop-product';

/** The content API when one is configured, else the product API (contract, Content API). */
export const catalogueSource: CatalogueSource =
  env.CONTENT_API_URL && env.CONTENT_STORE_ID
    ? contentApiCatalogue(env.CONTENT_STORE_ID)
    : productApiCatalogue;

type Entries = {
  products: ShopProduct;
  variants: Variant;
  categories: Category;
  /** In the order to show them. */
  sizes: Size;
  /** Every stock item. Its stock is as old as the page; the browser refreshes it. */
  items: Item;
};
type ListName = keyof Entries;
export type CatalogueLists = { [N in ListName]: Entries[N][] };
const LIST_NAMES = ['products', 'variants', 'categories', 'sizes', 'items'] as const;

/** Pages are revalidated once a minute each, so many of them share one fetch. */
const FRESH_MS = 10_000;

type Cached<T> = { known?: KnownList<T>; readAt: number; reading?: Promise<T[]> | undefined };
type Memory = { [N in ListName]: Cached<Entries[N]> };

const memory = () =>
  perProcess(
    'catalogue',
    () => Object.fromEntries(LIST_NAMES.map((name) => [name, { readAt: 0 }])) as Memory,
  );

/** Each fetches a list; one that has not changed is what was known. */
const FETCH: { [N in ListName]: Fetch<Entries[N]> } = {
  ...catalogueSource.lists,
  products: async (known) => {
    const read = await catalogueSource.lists.products(known);
    return known && read.list === known.list
      ? { ...read, list: known.list }
      : { ...read, list: withSlugs(read.list) };
  },
};

/** One fetch at a time for each list. @throws ApiError */
function refreshList<N extends ListName>(name: N): Promise<Entries[N][]> {
  const cached: Cached<Entries[N]> = memory()[name];
  cached.reading ??= fetchInto(FETCH[name], cached).finally(() => {
    cached.reading = undefined;
  });
  return cached.reading;
}

async function fetchInto<T>(fetch: Fetch<T>, cached: Cached<T>): Promise<T[]> {
  cached.known = await fetch(cached.known);
  cached.readAt = Date.now();
  return cached.known.list;
}

/**
 * A list of the catalogue, some seconds old at most; the last good one while it cannot be read.
 * @throws ApiError when it cannot be read and never could
 */
export async function readList<N extends ListName>(name: N): Promise<Entries[N][]> {
  const cached: Cached<Entries[N]> = memory()[name];
  if (cached.known && Date.now() - cached.readAt < FRESH_MS) return cached.known.list;
  try {
    return await refreshList(name);
  } catch (error) {
    if (!cached.known) throw error;
    log.warn({ list: name, err: error }, 'the last good list is kept');
    cached.readAt = Date.now();
    return cached.known.list;
  }
}

/** A list as it is in memory, however old; undefined when it was never read. */
export const peekList = <N extends ListName>(name: N): Entries[N][] | undefined => {
  const cached: Cached<Entries[N]> = memory()[name];
  return cached.known?.list;
};

type ReadList = <N extends ListName>(name: N) => Promise<Entries[N][]>;

/** Every list. @throws ApiError when one cannot be read */
export async function readLists(read: ReadList = readList): Promise<CatalogueLists> {
  const lists = await Promise.all(LIST_NAMES.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(lists) as CatalogueLists;
}

/**
 * Fetches every list, whatever its age, after any fetch that has begun before.
 * @throws ApiError when one cannot be read; what was read before stays then
 */
export async function refreshLists(): Promise<CatalogueLists> {
  await Promise.allSettled(Object.values(memory()).map(({ reading }) => reading));
  return readLists(refreshList);
}

/** The catalogue; an `Outage` in place of a list that cannot be read during a build. */
export type Catalogue = { [N in ListName]: Entries[N][] | Outage };

/** A failure is logged whatever the page makes of it: some say nothing of it (spec §8). */
async function readOrOutage<N extends ListName>(name: N): Promise<Entries[N][] | Outage> {
  try {
    return await readList(name);
  } catch (error) {
    log.error({ list: name, err: error }, 'Failed to fetch data.');
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD || !(error instanceof ApiError)) throw error;
    return { outage: error.code };
  }
}

/**
 * The named lists, or all, out of the process's memory; for a page's `'use cache'` function, which caches what the page
 * shows and no more (`cacheCatalogueRead`). A build goes on without the catalogue.
 * @throws ApiError at run time, when a list cannot be read and never could, so that the last good page stays
 */
export async function loadCatalogue<N extends ListName = ListName>(...names: N[]) {
  const wanted: readonly ListName[] = names.length > 0 ? names : LIST_NAMES;
  const lists = await Promise.all(wanted.map(async (name) => [name, await readOrOutage(name)] as const));
  return Object.fromEntries(lists) as Pick<Catalogue, N>;
}

export type FoundProduct = {
  product: ShopProduct;
  variantName: string | undefined;
  /** The section to show it in: its own, or the asked one where its variant is unknown. */
  section: Section;
  /** The section of its canonical address. */
  home: Section;
};

async function findBySlug(products: ShopProduct[], slug: string): Promise<ShopProduct | undefined> {
  const listed =
    products.find((product) => product.slug === slug) ?? products.find(({ id }) => productSlug(id) === slug);
  if (listed) return listed;
  const unlisted = await catalogueSource.findProduct?.(slug);
  return unlisted && withSlugs([unlisted])[0];
}

/**
 * A product by its slug (spec §2): from the catalogue, else from the product API. Undefined when neither knows it, and
 * during a build without the catalogue.
 * @throws ApiError when the product API cannot be asked
 */
export async function findProduct(
  { products, variants }: Pick<Catalogue, 'products' | 'variants'>,
  asked: Section,
  slug: string,
): Promise<FoundProduct | undefined> {
  if (isOutage(products) || isOutage(variants)) return undefined;
  const product = await findBySlug(products, slug);
  if (!product) return undefined;

  const variantName = variants.find(({ id }) => id === product.variantId)?.name;
  const home = sectionOf(product, variants);
  return { product, variantName, section: variantName === undefined ? asked : home, home };
}

/** A stock item by its id; one that is newer than the memory is looked for in the whole list. @throws ApiError */
export async function findItem(itemId: string): Promise<Item | undefined> {
  const isIt = ({ id }: Item) => id === itemId;
  return (await readList('items')).find(isIt) ?? (await refreshList('items')).find(isIt);
}

/** The stock items of one product, of this moment; seconds old where only the whole list can be had. @throws ApiError */
export async function listItemsOf(name: string): Promise<Item[]> {
  if (catalogueSource.listItems) return catalogueSource.listItems(name);
  return (await readList('items')).filter((item) => item.name === name);
}
