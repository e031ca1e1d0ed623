import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { queueOrderMail } from '@/backend/mail/order-mail';
import { STATUSES_KEEPING_IDEMPOTENCY_KEY } from './order-status';
import { enqueuePaymentEnd, enqueueRefund } from './payment-outbox';
import { lockCartLines, lockStockItems } from './stock';
import { listOrderLines, recordOrderEvent, type StoredOrder } from './stored-order';
import { transitionOrder } from './transition-order';

type Circumstances = { now: Date; siteUrl: string; method: string | undefined };

/**
 * Finds and locks another pending, paid or refunded order with the same cart version or key, which the
 * customer created after this order had ended.
 */
async function lockTwin(tx: Transaction, order: StoredOrder): Promise<StoredOrder | undefined> {
  const sameCart = eq(orders.cartVersion, order.cartVersion);
  const { customerId, idempotencyKey: key } = order;
  if (customerId === null) return undefined;
  const [twin] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        inArray(orders.status, STATUSES_KEEPING_IDEMPOTENCY_KEY),
        key === null ? sameCart : or(sameCart, eq(orders.idempotencyKey, key)),
      ),
    )
    // The statuses sort alphabetically, so a paid order comes before a pending one.
    .orderBy(asc(orders.status))
    .limit(1)
    .for('update');
  return twin;
}

/**
 * Returns true when every piece of the order is in stock, including pieces that `waiting`, the pending order
 * of the same cart or key, reserves.
 */
async function isInStock(tx: Transaction, order: StoredOrder, waiting: StoredOrder | undefined) {
  const wanted = await listOrderLines(tx, order.id);
  const held = waiting ? await listOrderLines(tx, waiting.id) : [];
  // Locks the items of both orders in one query, in the order of their ids, to prevent deadlocks.
  const locked = await lockStockItems(tx, [...wanted, ...held]);
  const left = new Map(locked.map(({ id, stock }) => [id, stock]));
  for (const { itemId, quantity } of held) {
    if (left.has(itemId)) left.set(itemId, (left.get(itemId) ?? 0) + quantity);
  }
  return wanted.every(({ itemId, quantity }) => {
    const rest = (left.get(itemId) ?? 0) - quantity;
    left.set(itemId, rest);
    return rest >= 0;
  });
}

async function refundLate(tx: Transaction, order: StoredOrder, { now, siteUrl, method }: Circumstances) {
  if (!(await enqueueRefund(tx, order.id, now))) return;
  await tx.update(orders).set({ updatedAt: now, transactionMethod: method }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, order.id, 'refunding', now);
  await queueOrderMail(tx, { order, occasion: 'refunding', siteUrl, now });
}

/**
 * Settles a payment for a locked order that had ended unpaid. Reopens the order if its goods are in stock,
 * and cancels a pending second order of the same cart. Refunds the payment if goods are sold out, if a second
 * order was paid, or if the customer was erased and nobody can receive the goods.
 */
export async function settleLatePayment(
  tx: Transaction,
  order: StoredOrder,
  circumstances: Circumstances,
): Promise<'taken' | 'refunding'> {
  const { now } = circumstances;
  const twin = await lockTwin(tx, order);
  const waiting = twin?.status === 'pending' ? twin : undefined;
  const isBoughtAlready = twin?.status === 'paid';
  const isErased = order.customerId === null;
  // Cart lines are locked before items, as in an import.
  if (order.customerId !== null) await lockCartLines(tx, order.customerId);
  if (isErased || isBoughtAlready || !(await isInStock(tx, order, waiting))) {
    await refundLate(tx, order, circumstances);
    return 'refunding';
  }
  if (waiting) {
    await transitionOrder(tx, waiting, { ...circumstances, method: undefined, to: 'cancelled' });
    await enqueuePaymentEnd(tx, waiting.id, now);
  }
  await transitionOrder(tx, order, { ...circumstances, to: 'paid' });
  return 'taken';
}
