import type { ProductDifference } from '@/backend/catalogue-command/difference';
import type { WantedProduct } from '@/backend/catalogue-command/file/wanted';
import { isReordered, mergeOrder } from './merge-order';
import { planItems, withdrawal } from './plan-items';
import { type Context, planProduct } from './plan-product';
import {
  type CatalogueState,
  type ItemRow,
  itemsByName,
  nameOf,
  type PlannedItem,
  type ProductRow,
} from './state';

export type PlannedProduct = {
  wanted: WantedProduct;
  before: ProductRow | undefined;
  row: ProductRow;
  items: { upsert: PlannedItem[]; remove: ItemRow[] };
  difference: ProductDifference;
};

export function isDifferent({ difference }: PlannedProduct): boolean {
  return difference.kind === 'new' || difference.changes.length > 0;
}

export function planProducts(products: WantedProduct[], state: CatalogueState, context: Context) {
  const byId = new Map(state.products.map((row) => [row.id, row]));
  const byName = itemsByName(state);
  return products.map((wanted): PlannedProduct => {
    const before = byId.get(wanted.id);
    const { row, changes } = planProduct(before, wanted, context);
    const old = { items: before ? (byName.get(before.name) ?? []) : [], price: before?.price ?? row.price };
    const items = planItems(row, wanted, old, context);
    const difference: ProductDifference = {
      kind: before ? 'changed' : 'new',
      id: row.id,
      name: before?.name ?? row.name,
      changes: [...changes, ...items.changes],
    };
    return { wanted, before, row, items, difference };
  });
}

/** Plans the end of products: with them go their items, and those out of the carts. Orders keep what they hold. */
export function planWithdrawals(rows: ProductRow[], state: CatalogueState) {
  const byName = itemsByName(state);
  const sizeName = ({ sizeId }: ItemRow) => nameOf(state.sizes, sizeId) ?? sizeId;
  const gone = rows.map((row) => ({ row, items: byName.get(row.name) ?? [] }));
  return {
    items: gone.flatMap(({ items }) => items),
    differences: gone.map(
      ({ row, items }): ProductDifference => ({
        kind: 'withdrawn',
        id: row.id,
        name: row.name,
        changes: items.map((item) => withdrawal(item, sizeName(item), state.held)),
      }),
    ),
  };
}

/**
 * Gives the products their places in the catalogue.
 * @param staying the products that are there and stay, in their order
 * @param planned those of the file, in its order
 * @returns the rows to write: those that change, dated now, and those that only move
 */
export function placeProducts(staying: ProductRow[], planned: PlannedProduct[], now: Date) {
  const current = staying.map(({ id }) => id);
  const wanted = planned.map(({ row }) => row.id);
  const order = mergeOrder(current, wanted);
  const reordered = isReordered(current, order);
  const mustPlace = reordered || order.length > current.length;

  const changed = new Map(planned.filter(isDifferent).map(({ row }) => [row.id, { ...row, updatedAt: now }]));
  const rows = new Map(staying.map((row) => [row.id, row]));
  const upsert = order.flatMap((id, place): ProductRow[] => {
    const row = changed.get(id) ?? rows.get(id);
    if (!row) return [];
    const position = mustPlace ? place : row.position;
    return changed.has(id) || row.position !== position ? [{ ...row, position }] : [];
  });
  return { upsert, reordered };
}
