import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { type Searched, SearchIndex } from './search-index';

type Kept = Omit<Searched, 'products'> & { indexes: Partial<Record<Locale, SearchIndex>> };

/** One for the process: pages and route handlers are bundled apart, and a module of theirs may be there twice. */
const KEY = Symbol.for('segara.search');
const place: typeof globalThis & { [KEY]?: WeakMap<object, Kept> } = globalThis;

/**
 * The index of a catalogue in a language, made when it is first searched. It goes when the catalogue it was made
 * of does: a list that has not changed is the same array.
 */
export function searchIndexOf(searched: Searched, locale: Locale): SearchIndex {
  const { products, variants, categories } = searched;
  place[KEY] ??= new WeakMap();
  let kept = place[KEY].get(products);
  if (kept?.variants !== variants || kept.categories !== categories) {
    kept = { variants, categories, indexes: {} };
    place[KEY].set(products, kept);
  }
  kept.indexes[locale] ??= new SearchIndex(searched, locale);
  return kept.indexes[locale];
}
