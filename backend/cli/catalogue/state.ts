import { asc, eq, sum } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';

export type Named = { id: string; name: string; position: number };
export type VariantRow = typeof variants.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type ItemRow = typeof items.$inferSelect;

/** A stock item to store. The stock of one that keeps it is not written, because it may be sold meanwhile. */
export type PlannedItem = ItemRow & { keepsStock: boolean };

export const nameOf = (rows: Named[], id: string | null) => rows.find((row) => row.id === id)?.name;

export function itemsByName({ items: rows }: CatalogueState): Map<string, ItemRow[]> {
  const found = new Map<string, ItemRow[]>();
  for (const row of rows) found.set(row.name, [...(found.get(row.name) ?? []), row]);
  return found;
}

async function readHeld(db: Reader) {
  const inCarts = await db
    .select({ itemId: cartLines.itemId, pieces: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .groupBy(cartLines.itemId);
  const unpaid = await db
    .select({ itemId: orderLines.itemId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.status, 'pending'))
    .groupBy(orderLines.itemId);
  const byItem = (rows: typeof unpaid) => new Map(rows.map(({ itemId, pieces }) => [itemId, pieces]));
  return { inCarts: byItem(inCarts), unpaid: byItem(unpaid) };
}
export type Held = Awaited<ReturnType<typeof readHeld>>;

/** Reads the catalogue in display order, and the pieces in carts and unpaid orders. */
export async function readState(db: Reader) {
  const sizeRows = await db.select().from(sizes).orderBy(asc(sizes.position), asc(sizes.id));
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    variants: await db.select().from(variants).orderBy(asc(variants.position), asc(variants.id)),
    sizes: sizeRows.map(({ id, value, position }) => ({ id, name: value, position })),
    products: await db.select().from(products).orderBy(asc(products.position), asc(products.id)),
    items: await db.select().from(items).orderBy(asc(items.id)),
    held: await readHeld(db),
  };
}
export type CatalogueState = Awaited<ReturnType<typeof readState>>;
