import { mergeOrder } from './merge-order';
import { isDifferent, type PlannedProduct } from './plan-products';
import type { ProductRow } from './state';

type Places = {
  /** The rows to write: those that change, dated now, and those that only move. */
  upsert: ProductRow[];
  reordered: boolean;
};

/**
 * Gives the products their places in the catalogue.
 * @param staying the products that are there and stay, in their order
 * @param planned those of the file, in its order
 */
export function placeProducts(staying: ProductRow[], planned: PlannedProduct[], now: Date): Places {
  const current = staying.map(({ id }) => id);
  const known = new Set(current);
  const order = mergeOrder(
    current,
    planned.map(({ row }) => row.id),
  );
  const reordered = order.filter((id) => known.has(id)).some((id, index) => id !== current[index]);
  const mustPlace = reordered || order.length > current.length;

  const changed = new Map(planned.filter(isDifferent).map(({ row }) => [row.id, { ...row, updatedAt: now }]));
  const rows = new Map(staying.map((row) => [row.id, row]));
  const upsert = order.flatMap((id, position) => {
    const row = changed.get(id) ?? rows.get(id);
    if (!row) return [];
    const moves = mustPlace && row.position !== position;
    return changed.has(id) || moves ? [{ ...row, position: mustPlace ? position : row.position }] : [];
  });
  return { upsert, reordered };
}
