import 'server-only';
import { readList } from '@/lib/catalogue/catalogue-memory';
import { log } from '@/lib/log';
import { cataloguePrints } from './catalogue-prints';
import { keepKnownPrints, readKnownPrints } from './known-prints';

/**
 * When the shop opens after a build: the pages were made of the catalogue as it is now, unless an earlier run has noted
 * it. While it cannot be read, the first change has every page made anew.
 */
export async function noteCatalogue(): Promise<void> {
  if (await readKnownPrints()) return;
  try {
    const [products, variants, categories, sizes, items] = await Promise.all([
      readList('products'),
      readList('variants'),
      readList('categories'),
      readList('sizes'),
      readList('items'),
    ]);
    await keepKnownPrints(cataloguePrints({ products, variants, categories, sizes, items }));
  } catch (error) {
    log.info({ err: error }, 'the catalogue could not be noted at the start');
  }
}
