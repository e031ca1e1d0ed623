import { formatCount } from '@/backend/cli/command';
import { formatRupiah } from '@/backend/messages/text';
import type { FieldChange, ProductDifference } from './difference';
import {
  type CatalogueState,
  findName,
  groupItemsByName,
  type ItemRow,
  type PlannedItem,
  type ProductRow,
  type ReservedStock,
} from './export-catalogue';
import type { ImportedProduct } from './file-schema';
import { createReadableId, isReordered, mergeSequence } from './plan-lists';
import { type PlanContext, planProduct } from './plan-product';

type ItemsPlan = { upsert: PlannedItem[]; remove: ItemRow[]; changes: FieldChange[] };

/** Describes the removal of an item, with the number of its pieces in carts. */
function withdrawal(item: ItemRow, size: string, { inCarts }: ReservedStock): FieldChange {
  const held = inCarts.get(item.id);
  const carts = held === undefined ? '' : `; ${formatCount(held, 'piece')} of it will leave carts`;
  return { field: `stock ${size}`, from: String(item.stock), to: `withdrawn${carts}` };
}

type Move = { old: ItemRow | undefined; item: ItemRow; size: string };

function stockChange({ old, item, size }: Move, { unpaid }: ReservedStock): FieldChange[] {
  if (old?.stock === item.stock) return [];
  const held = unpaid.get(item.id);
  const waiting = held === undefined ? '' : ` (and ${formatCount(held, 'piece')} in unpaid orders)`;
  return [{ field: `stock ${size}`, from: String(old?.stock ?? 'new'), to: `${item.stock}${waiting}` }];
}

/**
 * Describes a price change of an item. If the item had the price of its product, the change of the product
 * describes it already.
 */
function priceChange({ old, item, size }: Move, oldPrice: number): FieldChange[] {
  if (old === undefined || old.price === item.price || old.price === oldPrice) return [];
  return [{ field: `price of ${size}`, from: formatRupiah(old.price), to: formatRupiah(item.price) }];
}

/**
 * Returns the stock of a size from the file, or the current stock. Null means that the file removes the size;
 * undefined means that the size is not sold.
 */
function stockOf(wanted: NonNullable<ImportedProduct['stock']>, size: string, old: ItemRow | undefined) {
  if (Object.hasOwn(wanted, size)) return { stock: wanted[size], keepsStock: false };
  return { stock: old?.stock, keepsStock: old !== undefined };
}

const isSame = (old: ItemRow | undefined, { stock, price }: ItemRow) =>
  old?.stock === stock && old.price === price;

/**
 * Plans the stock items of a product. Changes the items whose stock is in the file, and all items when the
 * file has a price.
 */
function planItems(
  product: ProductRow,
  { stock: wanted = {}, price: wantedPrice }: ImportedProduct,
  before: { items: ItemRow[]; price: number },
  { sizes, held, taken }: PlanContext,
): ItemsPlan {
  const plan: ItemsPlan = { upsert: [], remove: [], changes: [] };
  for (const { id: sizeId, name: size } of sizes) {
    const old = before.items.find((item) => item.sizeId === sizeId);
    const { stock, keepsStock } = stockOf(wanted, size, old);
    if (stock === null && old) {
      plan.remove.push(old);
      plan.changes.push(withdrawal(old, size, held));
    }
    if (typeof stock !== 'number') continue;
    const price = wantedPrice ?? old?.price ?? product.price;
    const id = old?.id ?? createReadableId([product.name, size], taken);
    const item = { id, name: product.name, sizeId, price, stock, keepsStock };
    if (isSame(old, item)) continue;
    const move = { old, item, size };
    plan.upsert.push(item);
    plan.changes.push(...stockChange(move, held), ...priceChange(move, before.price));
  }
  return plan;
}

export function planProducts(products: ImportedProduct[], state: CatalogueState, context: PlanContext) {
  const byId = new Map(state.products.map((row) => [row.id, row]));
  const byName = groupItemsByName(state);
  return products.map((wanted) => {
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
export type PlannedProduct = ReturnType<typeof planProducts>[number];

export function hasChanges({ difference }: PlannedProduct): boolean {
  return difference.kind === 'new' || difference.changes.length > 0;
}

/** Plans the removal of products and their items, which also leave carts. Orders do not change. */
export function planWithdrawals(rows: ProductRow[], state: CatalogueState) {
  const byName = groupItemsByName(state);
  const sizeName = ({ sizeId }: ItemRow) => findName(state.sizes, sizeId) ?? sizeId;
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
 * Sets the positions of the products. @param staying the stored products that are kept, in their order @param
 * planned the products of the file, in the file's order @returns the rows to write: changed products with a
 * new `updatedAt`, and products that only move
 */
export function assignPositions(staying: ProductRow[], planned: PlannedProduct[], now: Date) {
  const current = staying.map(({ id }) => id);
  const wanted = planned.map(({ row }) => row.id);
  const order = mergeSequence(current, wanted);
  const reordered = isReordered(current, order);
  const mustPlace = reordered || order.length > current.length;

  const changed = new Map(planned.filter(hasChanges).map(({ row }) => [row.id, { ...row, updatedAt: now }]));
  const rows = new Map(staying.map((row) => [row.id, row]));
  const upsert = order.flatMap((id, place): ProductRow[] => {
    const row = changed.get(id) ?? rows.get(id);
    if (!row) return [];
    const position = mustPlace ? place : row.position;
    return changed.has(id) || row.position !== position ? [{ ...row, position }] : [];
  });
  return { upsert, reordered };
}
