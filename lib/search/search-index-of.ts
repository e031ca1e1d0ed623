import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { CatalogueIndex, type Searched } from './catalogue-index';
import { SearchIndex } from './search-index';

type Kept = Omit<Searched, 'products'> & { indexes: Record<Locale, SearchIndex> };

/** One for the process: pages and route handlers are bundled apart, and a module of theirs may be there twice. */
const KEY = Symbol.for('segara.search');
const place: typeof globalThis & { [KEY]?: WeakMap<object, Kept> } = globalThis;

function makeIndexes(searched: Searched): Kept {
  const { variants, categories } = searched;
  const catalogue = new CatalogueIndex(searched);
  const indexes = { en: new SearchIndex(catalogue, 'en'), id: new SearchIndex(catalogue, 'id') };
  return { variants, categories, indexes };
}

/**
 * The index of a catalogue in a language, made when it is first searched. It goes when the catalogue it was made
 * of does: a list that has not changed is the same array.
 */
export function searchIndexOf(searched: Searched, locale: Locale): SearchIndex {
  const { products, variants, categories } = searched;
  place[KEY] ??= new WeakMap();
  let kept = place[KEY].get(products);
  if (kept?.variants !== variants || kept.categories !== categories) {
    kept = makeIndexes(searched);
    place[KEY].set(products, kept);
  }
  return kept.indexes[locale];
}
