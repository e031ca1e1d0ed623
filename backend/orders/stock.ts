import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { listProductTags, recordCatalogueChange } from '@/backend/catalogue/change-outbox';
import { type Database, lockCustomer, type Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, products, sizes } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { Failure } from '@/backend/http/failure';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { listOrderLines } from './stored-order';

/** Locks the cart lines of a customer, in the order of the cart. The caller must have locked the customer. */
export function lockCartLines(tx: Transaction, customerId: string) {
  return tx
    .select({ id: cartLines.id, itemId: cartLines.itemId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    .for('update');
}

/** Locks items in the order of their ids, to prevent deadlocks. */
export async function lockStockItems(tx: Transaction, lines: { itemId: string }[]) {
  const ids = lines.map(({ itemId }) => itemId);
  return tx
    .select({
      id: items.id,
      itemName: items.name,
      sizeName: sizes.value,
      price: items.price,
      stock: items.stock,
    })
    .from(items)
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .where(inArray(items.id, ids))
    .orderBy(asc(items.id))
    .for('update', { of: items });
}

export async function lockItemsOfLines(tx: Transaction, lines: Awaited<ReturnType<typeof lockCartLines>>) {
  const locked = await lockStockItems(tx, lines);
  const byId = new Map(locked.map((item) => [item.id, item]));
  return lines.flatMap((line) => {
    const item = byId.get(line.itemId);
    return item ? [{ ...item, ...line }] : [];
  });
}

/** A locked cart line with the current name, price and stock of its item. */
export type LockedCartLine = Awaited<ReturnType<typeof lockItemsOfLines>>[number];

type Pieces = { itemId: string; quantity: number };

/**
 * Changes the stock of all items in one query. If an item sells out or is in stock again, records a catalogue
 * change for its product.
 */
async function addStock(tx: Transaction, pieces: Pieces[], sign: 1 | -1): Promise<void> {
  const ids = pieces.map(({ itemId }) => itemId);
  const given = pieces.map(({ itemId, quantity }) => ({ id: itemId, pieces: sign * quantity }));
  const moved = await tx
    .update(items)
    .set({ stock: sql`${items.stock} + moved.pieces` })
    .from(sql`(
      select id as moved_id, sum(pieces)::int as pieces
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, pieces int) group by id) as moved`)
    // The ids are repeated as parameters, because PostgreSQL cannot estimate the number of rows in the JSON.
    .where(and(inArray(items.id, ids), eq(items.id, sql`moved.moved_id`)))
    .returning({ name: items.name, stock: items.stock, pieces: sql`moved.pieces`.mapWith(Number) });
  const turned = moved.filter(({ stock, pieces }) => pieces !== 0 && stock === Math.max(0, pieces));
  if (turned.length === 0) return;
  const names = turned.map(({ name }) => name);
  const changed = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.name, names));
  await recordCatalogueChange(tx, listProductTags(changed.map(({ slug }) => slug)));
}

/** Takes pieces out of stock. The caller must have locked the items and checked their stock. */
export const deductStock = (tx: Transaction, pieces: Pieces[]): Promise<void> => addStock(tx, pieces, -1);

async function lockOrdered(tx: Transaction, orderId: string) {
  const lines = await listOrderLines(tx, orderId);
  await lockStockItems(tx, lines);
  return lines;
}

/** Returns an order's pieces to stock. Items that an import has removed are ignored. */
export async function restoreOrderStock(tx: Transaction, orderId: string): Promise<void> {
  await addStock(tx, await lockOrdered(tx, orderId), 1);
}

/** Takes the pieces of a reopened order out of stock. The caller must have checked the stock. */
export async function deductOrderStock(tx: Transaction, orderId: string): Promise<void> {
  await deductStock(tx, await lockOrdered(tx, orderId));
}

/**
 * Removes an order's pieces from its cart lines. Pieces that were added after the checkout stay, in a line
 * with the given id.
 */
async function takeOut(tx: Transaction, orderId: string, id = sql`${cartLines.id}`): Promise<void> {
  const ids = (await listOrderLines(tx, orderId)).map(({ cartLineId }) => cartLineId);
  const isOrdered = and(eq(orderLines.orderId, orderId), eq(orderLines.cartLineId, cartLines.id));
  const ordered = tx.select({ pieces: orderLines.quantity }).from(orderLines).where(isOrdered);
  await tx.delete(cartLines).where(and(inArray(cartLines.id, ids), lte(cartLines.quantity, ordered)));
  await tx
    .update(cartLines)
    .set({ id, quantity: sql`${cartLines.quantity} - ${orderLines.quantity}` })
    .from(orderLines)
    .where(and(inArray(cartLines.id, ids), isOrdered));
}

/**
 * Removes the paid pieces from the cart. Usually the storefront has already removed them after the checkout.
 */
export const removePaidOrderFromCart = (tx: Transaction, orderId: string): Promise<void> =>
  takeOut(tx, orderId);

/**
 * Removes a pending order's pieces from the cart. Further pieces of a line get a new line id, so that they
 * can be ordered separately. @throws Failure 404 for another customer's order
 */
export async function removeOrderedPiecesFromCart(
  db: Database,
  customerId: string,
  orderId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const own = and(eq(orders.id, orderId), eq(orders.customerId, customerId));
    const [order] = await tx.select({ status: orders.status }).from(orders).where(own);
    if (!order) throw new Failure(404, orderTexts.notFound);
    if (order.status === 'pending') await takeOut(tx, orderId, sql`gen_random_uuid()::text`);
  });
}
