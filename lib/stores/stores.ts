import 'server-only';
import { readContentFiles } from '@/lib/content/content-names.mjs';
import { type Store, storeSchema } from './store-schema';

/** The lists a store can be on, each in an order of its own. */
type StoreList = keyof Store['order'];

let kept: readonly Store[] | undefined;

/**
 * Every place that sells the brand, out of `content/stores`; read once.
 * @throws Error that names the file that is not as the schema asks
 */
export function allStores(): readonly Store[] {
  kept ??= readContentFiles('stores').map(([slug, file]) => {
    const parsed = storeSchema.safeParse(file);
    if (parsed.success) return { ...parsed.data, slug };
    throw new Error(`content/stores/${slug}.json: ${parsed.error.message}`, { cause: parsed.error });
  });
  return kept;
}

/** The stores of one list, in its order. */
export function listStores(list: StoreList): Store[] {
  const placeOf = (store: Store) => store.order[list] ?? Number.POSITIVE_INFINITY;
  return allStores()
    .filter((store) => store.order[list] !== undefined)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** A store that has a page, by the last part of its address. */
export function findStorePage(slug: string): Store | undefined {
  return allStores().find((store) => store.page && store.slug === slug);
}
