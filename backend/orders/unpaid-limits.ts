import { and, eq, inArray, sum } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '@/backend/db/database';
import { items } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { Failure, type FailureReason } from '@/backend/http/failure';
import { formatBaliTime } from '@/backend/mail/customer-mail';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import type { LockedCartLine } from './stock';

export const MAX_UNPAID_ORDERS = 3;
/** The maximum number of pieces that one customer's unpaid orders may reserve. */
export const MAX_UNPAID_PIECES = 100;
/** The maximum number of pieces that the unpaid orders of a customer without a paid order may reserve. */
export const MAX_NEW_CUSTOMER_PIECES = 10;
/** The share of an item's stock that all customers without a paid order may reserve together. */
const NEW_CUSTOMERS_SHARE = 0.75;

/**
 * A security event is logged when unpaid orders reserve more than ALARM_SHARE of an item's supply and at
 * least MIN_ALARM_PIECES.
 */
const ALARM_SHARE = 0.5;
const MIN_ALARM_PIECES = 5;

const isAlarming = (unpaidPieces: number, supply: number): boolean =>
  unpaidPieces >= MIN_ALARM_PIECES && unpaidPieces > supply * ALARM_SHARE;

/**
 * Returns those of the customers who have a paid order. A refunded order does not count: late payments are
 * refunded automatically, so a stranger could get a refunded order for free.
 */
async function findPayers(db: DatabaseOrTransaction, customerIds: string[]): Promise<Set<string>> {
  const paid = and(inArray(orders.customerId, customerIds), eq(orders.status, 'paid'));
  const payers = await db.selectDistinct({ id: orders.customerId }).from(orders).where(paid);
  return new Set(payers.flatMap(({ id }) => id ?? []));
}

type HeldPieces = { itemId: string; quantity: number; customerId: string | null; expiresAt: Date };

/** Lists the pieces of these items that unpaid orders reserve. */
function listHeldPieces(db: DatabaseOrTransaction, itemIds: string[]): Promise<HeldPieces[]> {
  return db
    .select({
      itemId: orderLines.itemId,
      quantity: orderLines.quantity,
      customerId: orders.customerId,
      expiresAt: orders.expiresAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.status, 'pending'), inArray(orderLines.itemId, itemIds)));
}

const countPieces = (lines: { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Limits the number of one customer's unpaid orders, and the number of pieces in them. @throws Failure 422
 */
async function requireFewOfCustomer(
  tx: Transaction,
  customerId: string,
  lines: LockedCartLine[],
  piecesMax: number,
): Promise<void> {
  const held = await tx
    .select({ orderId: orders.id, quantity: orderLines.quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending')));
  if (new Set(held.map(({ orderId }) => orderId)).size >= MAX_UNPAID_ORDERS)
    throw new Failure(422, { text: orderTexts.unpaidOrders, values: { most: MAX_UNPAID_ORDERS } });
  const pieces = countPieces([...held, ...lines]);
  if (pieces > piecesMax)
    throw new Failure(422, { text: orderTexts.unpaidPieces, values: { most: piecesMax, pieces } });
}

/**
 * Returns how many pieces of an item customers without a paid order may reserve together: a share of the
 * supply, but at least one.
 */
export function getNewCustomerPieceLimit(supply: number): number {
  return Math.max(1, Math.floor(supply * NEW_CUSTOMERS_SHARE));
}

/**
 * Returns why a new customer cannot order a line now, with the time at which reserved pieces may be available
 * again.
 */
function describeHeldLine(
  { itemName: item, sizeName: size }: LockedCartLine,
  left: number,
  held: HeldPieces[],
): FailureReason {
  const freeAt = held.map(({ expiresAt }) => expiresAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!freeAt) return { text: orderTexts.newCustomerFew, values: { item, size, left } };
  const time = { en: formatBaliTime(freeAt, 'en'), id: formatBaliTime(freeAt, 'id') };
  return { text: left > 0 ? orderTexts.heldFew : orderTexts.heldAll, values: { item, size, left, time } };
}

/**
 * Limits the pieces of each item that all customers without a paid order reserve together. A limit per
 * customer is not enough, because anybody can create many accounts. @throws Failure 409
 */
async function requireFewOfItems(
  tx: Transaction,
  lines: LockedCartLine[],
  held: HeldPieces[],
): Promise<void> {
  const payers = await findPayers(tx, [...new Set(held.flatMap(({ customerId }) => customerId ?? []))]);
  const heldByNew = held.filter(({ customerId }) => customerId === null || !payers.has(customerId));
  const reasons = lines.flatMap((line) => {
    const ofItem = heldByNew.filter(({ itemId }) => itemId === line.itemId);
    const pieces = countPieces(ofItem);
    const left = Math.max(0, getNewCustomerPieceLimit(line.stock + pieces) - pieces);
    return line.quantity > left ? [describeHeldLine(line, left, ofItem)] : [];
  });
  if (reasons.length > 0) throw new Failure(409, reasons);
}

/** An item whose stock is largely reserved by unpaid orders. `supply` is the stock plus the reserved pieces. */
export type HeavilyReservedItem = { itemId: string; unpaidPieces: number; supply: number };

/** Lists the items of a new order whose stock is largely reserved by unpaid orders, including this one. */
function listHeldItems(lines: LockedCartLine[], held: HeldPieces[]): HeavilyReservedItem[] {
  return lines.flatMap(({ itemId, quantity, stock }) => {
    const before = countPieces(held.filter((pieces) => pieces.itemId === itemId));
    const [unpaidPieces, supply] = [before + quantity, before + stock];
    return isAlarming(unpaidPieces, supply) ? [{ itemId, unpaidPieces, supply }] : [];
  });
}

/**
 * Limits unpaid orders, because they reserve stock. The caller must have locked the items. Returns whether
 * the customer has no paid order yet, and the items with a large reserved share. @throws Failure 422 or 409
 */
export async function enforceUnpaidLimits(
  tx: Transaction,
  customerId: string,
  lines: LockedCartLine[],
): Promise<{ isNew: boolean; heldItems: HeavilyReservedItem[] }> {
  const isNew = (await findPayers(tx, [customerId])).size === 0;
  await requireFewOfCustomer(tx, customerId, lines, isNew ? MAX_NEW_CUSTOMER_PIECES : MAX_UNPAID_PIECES);
  const held = await listHeldPieces(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  if (isNew) await requireFewOfItems(tx, lines, held);
  return { isNew, heldItems: listHeldItems(lines, held) };
}

/** Counts the items whose stock is largely reserved by unpaid orders. The count is a metric. */
export async function countHeavilyReservedItems(db: DatabaseOrTransaction): Promise<number> {
  const pieces = sum(orderLines.quantity).mapWith(Number);
  const held = await db
    .select({ itemId: items.id, stock: items.stock, pieces })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(eq(orders.status, 'pending'))
    .groupBy(items.id);
  return held.filter((item) => isAlarming(item.pieces, item.stock + item.pieces)).length;
}
