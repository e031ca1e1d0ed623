import 'server-only';
import { productSlug } from '@/lib/contract/catalogue';
import { listProducts, listVariants } from './lists';
import { isOutage } from './outage';
import { type Section, sectionOf } from './section';

/** A static route must name one page at least; this one is not there, and says so (decisions B9). */
const NO_PRODUCT = 'none';

/**
 * The products whose pages are made during the build: the featured ones. The rest are made on their first
 * visit, which is as good and keeps the build short.
 */
export async function prerenderedSlugs(section: Section): Promise<string[]> {
  const [products, variants] = await Promise.all([listProducts(), listVariants()]);
  if (isOutage(products) || isOutage(variants)) return [NO_PRODUCT];

  const own = products.filter((product) => product.isFeatured && sectionOf(product, variants) === section);
  return own.length > 0 ? own.map(({ id }) => productSlug(id)) : [NO_PRODUCT];
}
