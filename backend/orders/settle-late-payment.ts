import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { queueMail } from '@/backend/mail/mail-outbox';
import { orderMail } from '@/backend/mail/order-mail';
import { KEY_STATUSES } from './order-status';
import { enqueueEnd, enqueueRefund } from './payment-outbox';
import { lockCartLines, lockItems } from './stock';
import { listOrderLines, recordEvent, type StoredOrder } from './stored-order';
import { transitionOrder } from './transition-order';

type Circumstances = { now: Date; siteUrl: string; method: string | undefined };

/** The customer's other order of the same cart version or key, made after the first had ended; locked. */
async function lockTwin(tx: Transaction, order: StoredOrder): Promise<StoredOrder | undefined> {
  const sameCart = eq(orders.cartVersion, order.cartVersion);
  const { idempotencyKey: key } = order;
  const [twin] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, order.customerId),
        ne(orders.id, order.id),
        inArray(orders.status, KEY_STATUSES),
        key === null ? sameCart : or(sameCart, eq(orders.idempotencyKey, key)),
      ),
    )
    // A paid one says more than one that waits.
    .orderBy(asc(orders.status))
    .limit(1)
    .for('update');
  return twin;
}

/** True when every piece of the order is in stock, counting those that the waiting twin would return. */
async function isInStock(tx: Transaction, order: StoredOrder, waiting: StoredOrder | undefined) {
  const wanted = await listOrderLines(tx, order.id);
  const held = waiting ? await listOrderLines(tx, waiting.id) : [];
  // Both orders' items together, because items are locked in one order or not at all.
  const locked = await lockItems(tx, [...wanted, ...held]);
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
  await recordEvent(tx, order.id, 'refunding', now);
  const lines = await listOrderLines(tx, order.id);
  await queueMail(tx, orderMail({ order, lines, occasion: 'refunding', siteUrl }), { now });
}

/**
 * Settles money for a locked order that had ended unpaid: the order is reopened while its goods are in stock, else the
 * money is refunded. Nobody is sold the same cart twice: a second order of it that is still pending is cancelled, and
 * with one that is paid the late money is refunded.
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
  // Before items, as an import locks them too: what is paid for leaves the cart.
  await lockCartLines(tx, order.customerId);
  if (isBoughtAlready || !(await isInStock(tx, order, waiting))) {
    await refundLate(tx, order, circumstances);
    return 'refunding';
  }
  if (waiting) {
    await transitionOrder(tx, waiting, { ...circumstances, method: undefined, to: 'cancelled' });
    await enqueueEnd(tx, waiting.id, now);
  }
  await transitionOrder(tx, order, { ...circumstances, to: 'paid' });
  return 'taken';
}
