import type { FoundPictures } from '@/backend/catalogue-command/find-pictures';
import type { Reading } from '@/backend/catalogue-command/reading';
import { FileFaults } from '@/backend/command/fault';
import type { Difference } from './difference';
import { faultsOfImport } from './faults-of-import';
import { placeProducts } from './place-products';
import { changedLists, type Plan } from './plan';
import { planLists } from './plan-lists';
import type { NamesPlan } from './plan-names';
import { isDifferent, type PlannedProduct, planProducts, planWithdrawals } from './plan-products';
import { planVariants } from './plan-variants';
import type { CatalogueState } from './state';
import { type Allowances, unusualChanges } from './unusual-changes';

type Task = {
  state: CatalogueState;
  reading: Reading;
  pictures: FoundPictures;
  prune: boolean;
  allowances: Allowances;
  now: Date;
};
type Lists = ReturnType<typeof planLists>;

function listWords(what: string, { added, removed, reordered }: NamesPlan): string[] {
  return [
    ...added.map((name) => `New ${what}: ${name}`),
    ...removed.map(({ name }) => `Unused ${what} removed: ${name}`),
    ...(reordered ? [`The order in which each ${what} is shown changes`] : []),
  ];
}

function generalWords({ categories, variants, sizes }: Lists, moved: string[], reordered: boolean): string[] {
  return [
    ...listWords('category', categories),
    ...listWords('variant', variants),
    ...moved,
    ...listWords('size', sizes),
    ...(reordered ? ['The order of the products changes'] : []),
  ];
}

/** Names and sizes that leave the shop are still known while what uses them leaves too. */
const allOf = ({ rows, removed }: NamesPlan) => [...rows, ...removed];
const writesOf = ({ upsert, removed }: NamesPlan) => ({ upsert, remove: removed });

/** Splits the products that are there by what becomes of them. */
function splitProducts({ state, reading, prune }: Task) {
  const named = new Set(reading.wanted.products.map(({ id }) => id));
  const others = state.products.filter(({ id }) => !named.has(id));
  const gone = prune ? others : [];
  const leaving = new Set(gone);
  const staying = state.products.filter((row) => !leaving.has(row));
  return { gone, staying, kept: prune ? [] : others };
}

function planEach(task: Task, lists: Lists): PlannedProduct[] {
  const { state, reading, pictures, now } = task;
  const references = {
    categories: allOf(lists.categories),
    variants: allOf(lists.variants),
    pictures: pictures.addresses,
  };
  return planProducts(reading.wanted.products, { state, references, sizes: allOf(lists.sizes), now });
}

/**
 * Works out what a file changes, without changing anything.
 * @throws FileFaults with everything that is wrong
 */
export function planImport(task: Task): Plan {
  const { state, reading, pictures, now } = task;
  const { gone, staying, kept } = splitProducts(task);
  const lists = planLists(state, reading.wanted, staying, task.prune);
  const variants = planVariants(state.variants, reading.wanted, lists.variants);
  const planned = planEach(task, lists);
  const unusual = unusualChanges(planned, state, task.allowances);
  const faults = faultsOfImport({ reading, pictures, planned, variants, kept });
  if (faults.length > 0) throw new FileFaults([...faults, ...unusual]);

  const { upsert, reordered } = placeProducts(staying, planned, now);
  const withdrawn = planWithdrawals(gone, state);
  const differing = planned.filter(isDifferent);
  const difference: Difference = {
    general: generalWords(lists, variants.moved, reordered),
    products: [...differing.map((product) => product.difference), ...withdrawn.differences],
    unchanged: planned.length - differing.length,
    kept: kept.length,
  };
  const writes = {
    categories: writesOf(lists.categories),
    variants: { upsert: variants.upsert, remove: lists.variants.removed },
    sizes: writesOf(lists.sizes),
    products: { upsert, remove: gone },
    items: {
      upsert: planned.flatMap(({ items }) => items.upsert),
      remove: [...planned.flatMap(({ items }) => items.remove), ...withdrawn.items],
    },
  };
  const renamed = planned.filter(({ before, row }) => before && before.name !== row.name);
  return {
    ...writes,
    renamed: renamed.map(({ row }) => row.id),
    tags: changedLists(writes),
    difference,
    unusual,
  };
}
