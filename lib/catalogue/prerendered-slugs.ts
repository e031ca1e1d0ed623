import 'server-only';
import { loadCatalogue } from './load-catalogue';
import { isOutage } from './outage';
import { type Section, sectionOf } from './section';

/** A static route must name one page at least; this one is not there, and says so. */
const NO_PRODUCT = 'none';

/** So many pages of a section the build makes, in each language, however large the catalogue is. */
const MAX_PRERENDERED = 24;

/**
 * The products whose pages are made during the build: the first of the featured ones. The rest are made on their
 * first visit, which is as good and keeps the build short.
 */
export async function prerenderedSlugs(section: Section): Promise<string[]> {
  const { products, variants } = await loadCatalogue('products', 'variants');
  if (isOutage(products) || isOutage(variants)) return [NO_PRODUCT];

  const own = products.filter((product) => product.isFeatured && sectionOf(product, variants) === section);
  return own.length > 0 ? own.slice(0, MAX_PRERENDERED).map(({ slug }) => slug) : [NO_PRODUCT];
}
