import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log';
import { type CatalogueLists, LIST_NAMES, type ListName, readList } from './catalogue-memory';
import type { Outage } from './outage';

/** The catalogue, or what stands in the place of a list that cannot be read while the shop is built. */
export type Catalogue = { [N in ListName]: CatalogueLists[N] | Outage };

/** A failure is logged whatever the page makes of it: some say nothing of it (spec §8). */
async function readOrOutage<N extends ListName>(name: N): Promise<CatalogueLists[N] | Outage> {
  try {
    return await readList(name);
  } catch (error) {
    log.error({ list: name, err: error }, 'Failed to fetch data.');
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD || !(error instanceof ApiError)) throw error;
    return { outage: error.code };
  }
}

/**
 * The lists of the catalogue that are asked for, out of this process's memory. A page calls it in its one reading,
 * a function with `'use cache'` that keeps what the page shows and no more; see `keepReading`.
 * A build goes on without the catalogue: an `Outage` is in the place of a list then.
 * @throws ApiError at run time, when a list cannot be read and never could, so that the last good page stays
 */
export async function loadCatalogue<N extends ListName = ListName>(
  ...names: N[]
): Promise<Pick<Catalogue, N>> {
  const wanted: readonly ListName[] = names.length > 0 ? names : LIST_NAMES;
  const lists = await Promise.all(wanted.map(async (name) => [name, await readOrOutage(name)] as const));
  return Object.fromEntries(lists) as Pick<Catalogue, N>;
}
