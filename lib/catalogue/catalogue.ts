import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { createContentApiSource } from '@/lib/api/content-api';
import {
  type CatalogueSource,
  fetchProduct,
  fetchProductItems,
  productApiSource,
} from '@/lib/api/product-api/catalogue';
import {
  addProductSlugs,
  type Category,
  createProductSlug,
  type Item,
  RESERVED_SLUGS,
  type Size,
  slugifyProductId,
  type Variant,
} from '@/lib/contract/catalogue';
import { ANY_PRODUCT_TAG, productTag } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { ApiError, hasErrorCode } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { getOrCreatePerProcess } from '@/lib/per-process';
import { emptyIfOutage, isOutage, type Outage } from './outage';
import type { ShopProduct } from './shop-product';

const hasContentApi = env.CONTENT_API_URL !== undefined && env.CONTENT_STORE_ID !== undefined;

/**
 * The source of the lists: the content API if configured, or else the product API (contract, Content API).
 */
const source: CatalogueSource =
  env.CONTENT_API_URL && env.CONTENT_STORE_ID
    ? createContentApiSource(env.CONTENT_STORE_ID)
    : productApiSource;

type Lists = {
  products: ShopProduct[];
  variants: Variant[];
  categories: Category[];
  /** All sizes, in display order. */
  sizes: Size[];
  items: Item[];
};
type ListName = keyof Lists;

/**
 * The last good lists. Next.js drops cache entries when they expire, and pages for a query are not cached.
 * Without these lists such pages would fail during an outage.
 */
const lastGood = () =>
  getOrCreatePerProcess('last-good-lists', (): { [N in ListName]?: Lists[N] | undefined } => ({}));

const FETCH: { [N in ListName]: () => Promise<Lists[N]> } = {
  ...source,
  products: async () => addProductSlugs(await source.products()),
};

/** Fetches a list, or returns the last good one during an outage. @throws ApiError without one */
export async function fetchCatalogueList<N extends ListName>(name: N): Promise<Lists[N]> {
  const known: Lists[N] | undefined = lastGood()[name];
  try {
    const list = await FETCH[name]();
    lastGood()[name] = list;
    return list;
  } catch (error) {
    if (!known) throw error;
    log.warn({ list: name, err: error }, 'catalogue list could not be read, keeping the last good one');
    return known;
  }
}

/**
 * Completes a cached read of the catalogue. At run time an error is thrown, so that the last good page stays.
 * During a build the error becomes an `Outage` that is cached for a second: the build succeeds, and the page
 * recovers on its first visits.
 */
async function orOutage<T>(name: string, read: Promise<T>): Promise<T | Outage> {
  try {
    const result = await read;
    cacheLife('catalogue');
    return result;
  } catch (error) {
    log.error({ list: name, err: error }, 'Failed to fetch data.');
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD || !(error instanceof ApiError)) throw error;
    cacheLife('outage');
    return { outage: error.code };
  }
}

/** Returns all products of the shop, in catalogue order. @throws ApiError, except during a build */
export async function listProducts(): Promise<ShopProduct[] | Outage> {
  'use cache';
  cacheTag('products');
  return orOutage('products', fetchCatalogueList('products'));
}

/** @throws ApiError, except during a build */
export async function listVariants(): Promise<Variant[] | Outage> {
  'use cache';
  cacheTag('variants');
  return orOutage('variants', fetchCatalogueList('variants'));
}

/** @throws ApiError, except during a build */
export async function listCategories(): Promise<Category[] | Outage> {
  'use cache';
  cacheTag('categories');
  return orOutage('categories', fetchCatalogueList('categories'));
}

/** Returns all sizes in display order. @throws ApiError, except during a build */
export async function listSizes(): Promise<Size[] | Outage> {
  'use cache';
  cacheTag('sizes');
  return orOutage('sizes', fetchCatalogueList('sizes'));
}

/**
 * Returns all stock items. They are as old as the cache entry; the browser refreshes them. @throws ApiError,
 * except during a build
 */
export async function listItems(): Promise<Item[] | Outage> {
  'use cache';
  cacheTag('items');
  return orOutage('items', fetchCatalogueList('items'));
}

const READERS = {
  products: listProducts,
  variants: listVariants,
  categories: listCategories,
  sizes: listSizes,
  items: listItems,
};

/** The lists of the catalogue. During a build, an `Outage` replaces a list that cannot be read. */
export type Catalogue = { [N in ListName]: Lists[N] | Outage };

/** The lists of the catalogue without outages. */
export type CatalogueLists = Lists;

/** Reads the named lists, or all lists. @throws ApiError, except during a build */
export async function loadCatalogue<N extends ListName = ListName>(...names: N[]) {
  const wanted: readonly ListName[] = names.length > 0 ? names : (Object.keys(READERS) as ListName[]);
  const lists = await Promise.all(wanted.map(async (name) => [name, await READERS[name]()] as const));
  return Object.fromEntries(lists) as Pick<Catalogue, N>;
}

/** Replaces the product in the last good list, which may have older data. */
function remember(product: ShopProduct): ShopProduct {
  const lists = lastGood();
  lists.products = lists.products?.map((one) => (one.slug === product.slug ? product : one));
  return product;
}

async function findInList(slug: string): Promise<ShopProduct | undefined> {
  const products = await listProducts();
  if (isOutage(products)) throw new ApiError(products.outage);
  return (
    products.find((one) => one.slug === slug) ?? products.find(({ id }) => slugifyProductId(id) === slug)
  );
}

/** Error codes for an API that is down. */
const OUTAGE = ['unavailable', 'timeout', 'upstream_failed'] as const;

/** Returns whether another product of the list has this slug. Two ids can have the same URL form. */
async function isTaken(slug: string, id: string): Promise<boolean> {
  // If the list cannot be read, the slug counts as free, so that the product is still shown.
  const products = lastGood().products ?? (await fetchCatalogueList('products').catch(() => []));
  return products.some((one) => one.slug === slug && one.id !== id);
}

/**
 * Fetches one product by its slug. If the slug is not the URL form of an id, or if the product API is down,
 * the product is looked up in the list of products.
 */
async function fetchBySlug(slug: string): Promise<ShopProduct | undefined> {
  if (hasContentApi) return findInList(slug);
  try {
    const product = await fetchProduct(slug);
    const isOwnSlug = product && createProductSlug(product.id) === slug && !RESERVED_SLUGS.includes(slug);
    if (isOwnSlug && !(await isTaken(slug, product.id))) return remember({ ...product, slug });
    return (await findInList(slug)) ?? (product && addProductSlugs([product])[0]);
  } catch (error) {
    const listed = hasErrorCode(error, ...OUTAGE) ? await findInList(slug).catch(() => undefined) : undefined;
    if (!listed) throw error;
    return listed;
  }
}

/**
 * Finds a product by its slug (spec §2), with a request for this product alone if the product API supports
 * it. Returns undefined for an unknown slug, and for an outage during a build. @throws ApiError, except
 * during a build
 */
export async function findProduct(slug: string): Promise<ShopProduct | undefined> {
  'use cache';
  cacheTag(ANY_PRODUCT_TAG, productTag(slug));
  const product = await orOutage(`product ${slug}`, fetchBySlug(slug));
  return product && !isOutage(product) ? product : undefined;
}

/** Fetches the current stock items of the product with this name. @throws ApiError */
export async function fetchCurrentItems(name: string): Promise<Item[]> {
  if (!hasContentApi) return fetchProductItems(name);
  return (await fetchCatalogueList('items')).filter((item) => item.name === name);
}

/** Returns the cached stock items of a product. @throws ApiError, except during a build */
export async function listProductItems({ slug, name }: Pick<ShopProduct, 'slug' | 'name'>) {
  'use cache';
  cacheTag(ANY_PRODUCT_TAG, productTag(slug));
  const items = fetchCurrentItems(name).catch(async (error: unknown) => {
    if (!hasErrorCode(error, ...OUTAGE)) throw error;
    return (await fetchCatalogueList('items')).filter((item) => item.name === name);
  });
  return orOutage(`items of ${slug}`, items);
}

/**
 * Finds a stock item by its id. If the cached list lacks the id, the list is fetched again. @throws ApiError
 */
export async function findItem(itemId: string): Promise<Item | undefined> {
  const isWanted = ({ id }: Item) => id === itemId;
  const cached = await listItems().catch(() => []);
  return emptyIfOutage<Item>(cached).find(isWanted) ?? (await fetchCatalogueList('items')).find(isWanted);
}
