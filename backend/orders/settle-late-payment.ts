import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { queueMail } from '@/backend/mail/mail-outbox';
import { orderMail } from '@/backend/mail/order-mail';
import { moveOrder } from '@/backend/orders/move-order';
import { listOrderLines, type StoredOrder } from '@/backend/orders/stored-order';
import { askToEnd, writeErrand } from './payment-outbox';
import { lockItems } from './stock';
import { noteEvent } from './stored-order';

type Circumstances = { now: Date; siteUrl: string; method: string | undefined };

/** The customer's other order of the same cart, made after the first had ended; locked. */
async function lockTwin(tx: Transaction, order: StoredOrder): Promise<StoredOrder | undefined> {
  const sameCart = eq(orders.cartFingerprint, order.cartFingerprint);
  const { idempotencyKey: key } = order;
  const [twin] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, order.customerId),
        ne(orders.id, order.id),
        inArray(orders.status, ['pending', 'paid', 'refunded']),
        key === null ? sameCart : or(sameCart, eq(orders.idempotencyKey, key)),
      ),
    )
    // A paid one says more than one that waits.
    .orderBy(asc(orders.status))
    .limit(1)
    .for('update');
  return twin;
}

/** True when every piece of the order is on the shelf, those counted that the waiting twin would put back. */
async function isInStock(tx: Transaction, order: StoredOrder, waiting: StoredOrder | undefined) {
  const wanted = await listOrderLines(tx, order.id);
  const held = waiting ? await listOrderLines(tx, waiting.id) : [];
  // Both orders' items together, because items are locked in one order or not at all.
  const locked = await lockItems(
    tx,
    [...wanted, ...held].map(({ itemId }) => itemId),
  );
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

async function giveBack(tx: Transaction, order: StoredOrder, { now, siteUrl, method }: Circumstances) {
  if (!(await writeErrand(tx, order.id, 'refund', now))) return;
  const told = { updatedAt: now, ...(method !== undefined && { transactionMethod: method }) };
  await tx.update(orders).set(told).where(eq(orders.id, order.id));
  await noteEvent(tx, order.id, 'refunding', now);
  const lines = await listOrderLines(tx, order.id);
  await queueMail(tx, orderMail({ order, lines, occasion: 'refunding', siteUrl }), { now });
}

/**
 * Money for a locked order that had ended without it. The order is taken up again while its goods are still there;
 * else the money goes back, which the customer is told at once and once more when it has happened. A customer who bought
 * the same cart again meanwhile is not sold it twice: a second order that still waits is cancelled, and money for a cart
 * that is paid already goes back.
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
  if (isBoughtAlready || !(await isInStock(tx, order, waiting))) {
    await giveBack(tx, order, circumstances);
    return 'refunding';
  }
  if (waiting) {
    await moveOrder(tx, waiting, { ...circumstances, method: undefined, to: 'cancelled' });
    await askToEnd(tx, waiting.id, now);
  }
  await moveOrder(tx, order, { ...circumstances, to: 'paid' });
  return 'taken';
}
