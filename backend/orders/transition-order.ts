import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { type OrderMailKind, queueOrderMail } from '@/backend/mail/order-mail';
import type { OrderEventStatus, OrderStatus } from '@/lib/contract/order';
import {
  canTransitionOrder,
  getNextPollTime,
  getStockEffect,
  hasEndedUnpaid,
  STATUSES_KEEPING_IDEMPOTENCY_KEY,
} from './order-status';
import { deductOrderStock, removePaidOrderFromCart, restoreOrderStock } from './stock';
import { recordOrderEvent, type StoredOrder } from './stored-order';

type Transition = {
  to: Exclude<OrderStatus, 'pending'>;
  now: Date;
  siteUrl: string;
  method?: string | undefined;
  /** True if the payer's bank took the money back. */
  isChargeback?: boolean;
};

/**
 * Returns the idempotency key of an order after a transition. An order that had ended unpaid loses its key
 * when it is refunded, or when a newer order has the same key.
 */
async function keyAfterEnd(tx: Transaction, order: StoredOrder, to: Transition['to']) {
  const { idempotencyKey: key, customerId, status } = order;
  if (key === null || customerId === null || !hasEndedUnpaid(status)) return key;
  if (to === 'refunded') return null;
  const holders = and(
    eq(orders.customerId, customerId),
    eq(orders.idempotencyKey, key),
    inArray(orders.status, STATUSES_KEEPING_IDEMPOTENCY_KEY),
  );
  return (await tx.$count(orders, holders)) > 0 ? null : key;
}

async function moveStock(tx: Transaction, { id, status }: StoredOrder, to: OrderStatus): Promise<void> {
  const stock = getStockEffect(status, to);
  if (stock === 'returned') await restoreOrderStock(tx, id);
  if (stock === 'taken') await deductOrderStock(tx, id);
  if (to === 'paid') await removePaidOrderFromCart(tx, id);
}

/** Returns the event that a transition adds to the timeline. */
const eventOf = ({ to, isChargeback }: Transition): OrderEventStatus =>
  to === 'refunded' && isChargeback ? 'charged_back' : to;

function occasionOf(order: StoredOrder, { to, isChargeback }: Transition): OrderMailKind {
  if (to === 'paid' && hasEndedUnpaid(order.status)) return 'paid_late';
  return to === 'refunded' && isChargeback ? 'charged_back' : to;
}

async function mailCustomer(tx: Transaction, order: StoredOrder, transition: Transition) {
  const { now, siteUrl } = transition;
  await queueOrderMail(tx, { order, occasion: occasionOf(order, transition), siteUrl, now });
}

/**
 * Changes the status of a locked order. Also updates stock, cart and timeline, and queues the email. @throws
 * Error for an invalid transition
 */
export async function transitionOrder(tx: Transaction, order: StoredOrder, transition: Transition) {
  const { to, now, method } = transition;
  if (!canTransitionOrder(order.status, to))
    throw new Error(`Order ${order.id} cannot go from ${order.status} to ${to}`);
  await tx
    .update(orders)
    .set({
      status: to,
      updatedAt: now,
      idempotencyKey: await keyAfterEnd(tx, order, to),
      checkDueAt: getNextPollTime({ ...order, status: to, updatedAt: now }, now),
      checkFailures: 0,
      transactionMethod: method,
    })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, order.id, eventOf(transition), now);
  await moveStock(tx, order, to);
  await mailCustomer(tx, order, transition);
}
