import { contentApiLists } from '@/lib/api/content-api';
import { fetchProduct, productApiLists } from '@/lib/api/product-api/catalogue';
import { productSlug, withSlugs } from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';

/** Unknown slugs cause at most one request for the list in this time. */
const REFRESH_MS = 10_000;

/** The slugs of the last list. Module state, because `'use cache'` does not work in middleware. */
let slugs = new Set<string>();
let refreshedAt = Number.NEGATIVE_INFINITY;
let refresh: Promise<void> | undefined;

async function fetchSlugs(): Promise<void> {
  const storeId = env.CONTENT_API_URL && env.CONTENT_STORE_ID;
  const products = await (storeId ? contentApiLists(storeId) : productApiLists).products();
  slugs = new Set(withSlugs(products).flatMap(({ id, slug }) => [slug, productSlug(id)]));
}

/** Fetches the list again unless that was done a moment ago. Concurrent callers share the request. */
function refreshSlugs(): Promise<void> | undefined {
  if (Date.now() - refreshedAt >= REFRESH_MS) {
    refreshedAt = Date.now();
    refresh = fetchSlugs();
  }
  return refresh;
}

/**
 * Whether there may be a product under a slug. Product pages are stored when they are first visited, so the middleware
 * checks the slug before. While the catalogue cannot be read, every slug passes: the stored page is served then.
 */
export async function mayBeProduct(slug: string): Promise<boolean> {
  try {
    if (slugs.has(slug)) return true;
    await refreshSlugs();
    if (slugs.has(slug)) return true;
    // A product may be unlisted.
    return env.CONTENT_API_URL === undefined && (await fetchProduct(slug)) !== undefined;
  } catch (error) {
    log.warn({ err: error }, 'product could not be looked up');
    return true;
  }
}
