import { createContentApiSource } from '@/lib/api/content-api';
import { fetchProduct, productApiSource } from '@/lib/api/product-api/catalogue';
import { addProductSlugs, slugifyProductId } from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';

/** Unknown slugs cause at most one request for the list in this time, in milliseconds. */
const REFRESH_MS = 10_000;

/**
 * The slugs of the list that was fetched last. They are module state, because `'use cache'` does not work in
 * middleware.
 */
let slugs = new Set<string>();
let refreshedAt = Number.NEGATIVE_INFINITY;
let refresh: Promise<void> | undefined;

async function fetchSlugs(): Promise<void> {
  const storeId = env.CONTENT_API_URL && env.CONTENT_STORE_ID;
  const products = await (storeId ? createContentApiSource(storeId) : productApiSource).products();
  slugs = new Set(addProductSlugs(products).flatMap(({ id, slug }) => [slug, slugifyProductId(id)]));
}

/**
 * Fetches the list again if REFRESH_MS have passed since the last request. Concurrent callers share the
 * request.
 */
function refreshSlugs(): Promise<void> | undefined {
  if (Date.now() - refreshedAt >= REFRESH_MS) {
    refreshedAt = Date.now();
    refresh = fetchSlugs();
  }
  return refresh;
}

/**
 * Returns whether a slug may belong to a product. Product pages are cached on the first visit, so the
 * middleware first checks the slug: pages of invented slugs must not fill the cache. While the catalogue is
 * down every slug passes, so that cached pages are still served.
 */
export async function canBeProductSlug(slug: string): Promise<boolean> {
  try {
    if (slugs.has(slug)) return true;
    await refreshSlugs();
    if (slugs.has(slug)) return true;
    // The product API may return a product that is not in the list.
    return env.CONTENT_API_URL === undefined && (await fetchProduct(slug)) !== undefined;
  } catch (error) {
    log.warn({ err: error }, 'product could not be looked up, requesting its page anyway');
    return true;
  }
}
