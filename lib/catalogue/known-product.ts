import { log } from '@/lib/log/log';
import { catalogueSource, readList } from './catalogue';

/**
 * Whether there may be a product under a slug. Product pages are stored when they are first visited, so the middleware
 * checks the slug before. While the catalogue cannot be read, every slug passes: the stored page is served then.
 */
export async function mayBeProduct(slug: string): Promise<boolean> {
  try {
    const products = await readList('products');
    if (products.some((product) => product.slug === slug)) return true;
    // A product may be unlisted.
    return (await catalogueSource.findProduct?.(slug)) !== undefined;
  } catch (error) {
    log.warn({ err: error }, 'product could not be looked up');
    return true;
  }
}
