import { type Fault, FileFaults, sortFaults } from '@/backend/catalogue-command/fault';
import type { FoundPictures } from '@/backend/catalogue-command/pictures/find-pictures';
import type { Reading } from '@/backend/catalogue-command/reading';
import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { checkProducts, repeatedProducts } from './check-products';
import { mergeOrder } from './merge-order';
import type { Plan } from './plan';
import { planLists } from './plan-lists';
import type { NamesPlan } from './plan-names';
import { type PlannedProduct, planProducts, planWithdrawals } from './plan-products';
import { planVariants } from './plan-variants';
import type { CatalogueState, Named, ProductRow } from './state';

type Task = { state: CatalogueState; reading: Reading; pictures: FoundPictures; prune: boolean; now: Date };

function priceFaults(products: WantedProduct[], known: Set<string>): Fault[] {
  return products
    .filter(({ id, price }) => price === undefined && !known.has(id))
    .map(({ id, line }) => ({ line, field: 'price', text: `is missing, and ‘${id}’ is a new product` }));
}

function generalWords(what: string, { added, removed, reordered }: NamesPlan): string[] {
  return [
    ...added.map((name) => `New ${what}: ${name}`),
    ...removed.map(({ name }) => `Unused ${what} removed: ${name}`),
    ...(reordered ? [`The order in which each ${what} is shown changes`] : []),
  ];
}

/** The rows to write with their places: those that change, and those that move. */
function placeProducts(state: CatalogueState, planned: PlannedProduct[], gone: ProductRow[], now: Date) {
  const leaving = new Set(gone);
  const current = state.products.filter((row) => !leaving.has(row)).map(({ id }) => id);
  const order = mergeOrder(
    current,
    planned.map(({ row }) => row.id),
  );
  const reordered = order.filter((id) => current.includes(id)).some((id, index) => id !== current[index]);
  const changed = new Map(
    planned
      .filter(({ difference }) => difference.kind === 'new' || difference.changes.length > 0)
      .map(({ row }) => [row.id, { ...row, updatedAt: now }]),
  );
  const rows = new Map(state.products.map((row) => [row.id, row]));
  const mustPlace = reordered || order.length > current.length;
  const upsert = order.flatMap((id, position) => {
    const row = changed.get(id) ?? rows.get(id);
    if (!row) return [];
    const placed = mustPlace ? { ...row, position } : row;
    return changed.has(id) || placed.position !== row.position ? [placed] : [];
  });
  return { upsert, reordered };
}

function changedTags(plan: Omit<Plan, 'tags'>): RevalidationTag[] {
  const lists = ['products', 'categories', 'variants', 'sizes', 'items'] as const;
  return lists.filter((list) => plan[list].upsert.length > 0 || plan[list].remove.length > 0);
}

const writesOf = ({ upsert, removed }: NamesPlan): { upsert: Named[]; remove: Named[] } => ({
  upsert,
  remove: removed,
});

/**
 * Works out what a file changes, without changing anything.
 * @param prune whether products that the file does not name leave the shop
 * @throws FileFaults with everything that is wrong
 */
export function planImport({ state, reading, pictures, prune, now }: Task): Plan {
  const { wanted } = reading;
  const named = new Set(wanted.products.map(({ id }) => id));
  const gone = prune ? state.products.filter(({ id }) => !named.has(id)) : [];
  const staying = prune ? state.products.filter(({ id }) => named.has(id)) : state.products;
  const lists = planLists(state, wanted, staying, prune);
  const variants = planVariants(state.variants, wanted, lists.variants);
  const references = {
    categories: [...lists.categories.rows, ...lists.categories.removed],
    variants: [...lists.variants.rows, ...lists.variants.removed],
    pictures: pictures.addresses,
  };
  const sizes = [...lists.sizes.rows, ...lists.sizes.removed];
  const planned = planProducts(wanted.products, { state, references, sizes, now });
  const untouched = staying.filter(({ id }) => !named.has(id));

  const known = new Set(state.products.map(({ id }) => id));
  const faults = [
    ...reading.faults,
    ...pictures.faults,
    ...repeatedProducts(wanted.products),
    ...priceFaults(wanted.products, known),
    ...variants.faults,
    ...checkProducts([...untouched.map((row) => ({ row, line: undefined })), ...planned]),
  ];
  if (faults.length > 0) throw new FileFaults(sortFaults(faults));

  const { upsert, reordered } = placeProducts(state, planned, gone, now);
  const withdrawn = planWithdrawals(gone, state);
  const differing = planned.filter(
    ({ difference }) => difference.kind === 'new' || difference.changes.length > 0,
  );
  const plan = {
    categories: writesOf(lists.categories),
    variants: { upsert: variants.upsert, remove: lists.variants.removed },
    sizes: writesOf(lists.sizes),
    products: { upsert, remove: gone },
    renamed: planned.filter(({ before, row }) => before && before.name !== row.name).map(({ row }) => row.id),
    items: {
      upsert: planned.flatMap(({ items }) => items.upsert),
      remove: [...planned.flatMap(({ items }) => items.remove), ...withdrawn.items],
    },
    difference: {
      general: [
        ...generalWords('category', lists.categories),
        ...generalWords('variant', lists.variants),
        ...variants.moved,
        ...generalWords('size', lists.sizes),
        ...(reordered ? ['The order of the products changes'] : []),
      ],
      products: [...differing.map(({ difference }) => difference), ...withdrawn.differences],
      unchanged: planned.length - differing.length,
      kept: untouched.length,
    },
  };
  return { ...plan, tags: changedTags(plan) };
}
