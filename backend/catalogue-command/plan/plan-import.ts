import type { Difference } from '@/backend/catalogue-command/difference';
import type { Reading } from '@/backend/catalogue-command/file/wanted';
import type { FoundPictures } from '@/backend/catalogue-command/find-pictures';
import { FileFaults } from '@/backend/command/faults';
import { type Allowances, listFaults, listUnusual } from './check-import';
import { planLists } from './plan-lists';
import { isDifferent, placeProducts, planProducts, planWithdrawals } from './plan-products';
import type { CatalogueState, Named } from './state';

export type PlanTask = {
  state: CatalogueState;
  reading: Reading;
  pictures: FoundPictures;
  /** Products that the file does not name leave the shop. */
  prune: boolean;
  allowances: Allowances;
  now: Date;
};

function splitProducts({ state, reading, prune }: PlanTask) {
  const named = new Set(reading.wanted.products.map(({ id }) => id));
  const others = state.products.filter(({ id }) => !named.has(id));
  if (!prune) return { gone: [], staying: state.products, kept: others };
  return { gone: others, staying: state.products.filter(({ id }) => named.has(id)), kept: [] };
}

/** Names that leave the shop are still known while what uses them leaves too. */
const allOf = ({ rows, remove }: { rows: Named[]; remove: Named[] }) => [...rows, ...remove];

/**
 * Works out what a file changes, without changing anything.
 * @returns the rows to write and to remove in each table, and the same in words
 * @throws FileFaults with everything that is wrong
 */
export function planImport(task: PlanTask) {
  const { state, reading, pictures, now } = task;
  const { gone, staying, kept } = splitProducts(task);
  const { lists, words, faults } = planLists(state, reading.wanted, staying, task.prune);
  const planned = planProducts(reading.wanted.products, state, {
    categories: allOf(lists.categories),
    variants: allOf(lists.variants),
    sizes: allOf(lists.sizes),
    pictures: pictures.addresses,
    held: state.held,
    taken: new Set(state.items.map(({ id }) => id)),
    now,
  });
  const all = { ...reading, faults: [...reading.faults, ...pictures.faults, ...faults] };
  const found = listFaults(all, planned, kept);
  const unusual = listUnusual(planned, state, task.allowances);
  if (found.length > 0) throw new FileFaults([...found, ...unusual]);

  const { upsert, reordered } = placeProducts(staying, planned, now);
  const withdrawn = planWithdrawals(gone, state);
  const differing = planned.filter(isDifferent);
  const difference: Difference = {
    general: [...words, ...(reordered ? ['The order of the products changes'] : [])],
    products: [...differing.map((product) => product.difference), ...withdrawn.differences],
    unchanged: planned.length - differing.length,
    kept: kept.length,
  };
  const renamed = planned.filter(({ before, row }) => before && before.name !== row.name);
  const itemsOf = planned.map(({ items }) => items);
  return {
    writes: {
      ...lists,
      products: { upsert, remove: gone },
      items: {
        upsert: itemsOf.flatMap((items) => items.upsert),
        remove: [...itemsOf.flatMap((items) => items.remove), ...withdrawn.items],
      },
    },
    renamed: renamed.map(({ row }) => row.id),
    difference,
    /** What wants a word of its own before it is done. */
    unusual,
  };
}
export type Plan = ReturnType<typeof planImport>;
