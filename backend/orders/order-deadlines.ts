import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { hasEndedUnpaid } from './order-status';
import type { StoredOrder } from './stored-order';

const MINUTE_MS = 60_000;

/** So long an order keeps its pieces off the shelf while nothing was chosen at the payment provider. */
export const HOLD_MS = 30 * MINUTE_MS;

/** So long after it was made an order can be paid at the provider, and is held at the most. */
export const PAYABLE_MS = 24 * 60 * MINUTE_MS;

/** Orders of one customer that may wait for their payment at the same time. */
export const UNPAID_ORDERS_MAX = 3;

/** The provider's own time for an order: it takes no payment afterwards. */
export function payableUntil({ createdAt }: Pick<StoredOrder, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + PAYABLE_MS);
}

type UnderWay = {
  /** What the customer pays with, as the provider names it. */
  method: string | undefined;
  /** The pieces are held until then at least, but never beyond the provider's own time; undefined changes nothing. */
  until: Date | undefined;
  now: Date;
};

/** Remembers how the customer is about to pay and holds the pieces for it, as long as the order waits. */
export async function holdForPayment(
  tx: Transaction,
  order: StoredOrder,
  { method, until = order.expiresAt, now }: UnderWay,
): Promise<void> {
  const end = new Date(Math.min(until.getTime(), payableUntil(order).getTime()));
  await tx
    .update(orders)
    .set({
      updatedAt: now,
      expiresAt: sql`greatest(${orders.expiresAt}, ${end.toISOString()}::timestamptz)`,
      ...(method !== undefined && { transactionMethod: method }),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')));
}

const PENDING_PAUSE_MS = 5 * MINUTE_MS;
const ENDED_PAUSE_MS = 15 * MINUTE_MS;

/** Money may come for so long after an order has ended, over a weekend for instance. */
const LATE_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * When the payment provider is to be asked next about an order of which something was heard at `heard`: at ever longer
 * intervals, half of the time that has passed, because a notification may be lost. A pending order is asked about
 * once more when its time is over, before it is given up; one that ended unpaid for three days, because somebody may
 * have paid in the last moment. Null when nothing more can come of it.
 */
export function nextCheck(
  order: Pick<StoredOrder, 'status' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
  heard: Date,
): Date | null {
  const { status, createdAt, updatedAt, expiresAt } = order;
  const after = (since: Date, pauseMs: number) =>
    new Date(heard.getTime() + Math.max(pauseMs, (heard.getTime() - since.getTime()) / 2));

  if (status === 'pending') {
    const next = after(createdAt, PENDING_PAUSE_MS);
    return heard < expiresAt && expiresAt < next ? expiresAt : next;
  }
  if (!hasEndedUnpaid(status)) return null;
  const next = after(updatedAt, ENDED_PAUSE_MS);
  return next.getTime() - updatedAt.getTime() > LATE_MS ? null : next;
}
