import type { OrderStatus } from '@/lib/contract/order';
import type { StoredOrder } from './stored-order';

/**
 * The state machine of orders: the possible next statuses of each status. A late payment reopens an order if
 * its goods are still in stock.
 */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled', 'refunded'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** The statuses of orders that ended unpaid. The stock of such orders was returned. */
const UNPAID_ENDS = ['failed', 'expired', 'cancelled'] as const satisfies OrderStatus[];

export const hasEndedUnpaid = (status: OrderStatus): boolean => UNPAID_ENDS.some((end) => end === status);

/**
 * The statuses in which an order keeps its idempotency key. The unique index on the key covers the same
 * statuses.
 */
export const STATUSES_KEEPING_IDEMPOTENCY_KEY = ['pending', 'paid', 'refunded'] as const;

/**
 * Returns the effect of a transition on stock. The refund of a paid order returns no stock, because somebody
 * must inspect the goods first.
 */
export function getStockEffect(from: OrderStatus, to: OrderStatus): 'returned' | 'taken' | 'unmoved' {
  if (from === 'pending' && to !== 'paid') return 'returned';
  return hasEndedUnpaid(from) && to === 'paid' ? 'taken' : 'unmoved';
}

const MINUTE_MS = 60_000;

/** How long an order reserves stock before the customer has chosen a payment method at the provider. */
export const STOCK_RESERVATION_MS = 30 * MINUTE_MS;
const HOLD_MIN_MS = 10 * MINUTE_MS;

/** How long an order can be paid. A pending payment reserves stock for at most this time. */
const PAYABLE_MS = 24 * 60 * MINUTE_MS;
const PAYABLE_MIN_MS = 4 * 60 * MINUTE_MS;
/** The time in which a customer without a paid order can pay an order. */
const NEW_CUSTOMER_PAYABLE_MS = 3 * 60 * MINUTE_MS;

/**
 * Returns the deadlines of a new order. Each recent order of the customer that expired or was cancelled
 * shortens the reservation from 30 minutes to 15 and then 10, and the payment session from 24 hours to 12, 8,
 * 6, 5 and then 4. A customer who has never paid an order has a payment session of 3 hours.
 */
export function getOrderDeadlines(
  createdAt: Date,
  { isNewCustomer, unpaidEnds }: { isNewCustomer: boolean; unpaidEnds: number },
) {
  const after = (ms: number) => new Date(createdAt.getTime() + ms);
  const shortened = (longestMs: number, shortestMs: number) =>
    Math.max(shortestMs, Math.round(longestMs / (1 + unpaidEnds)));
  const payableMs = isNewCustomer ? NEW_CUSTOMER_PAYABLE_MS : shortened(PAYABLE_MS, PAYABLE_MIN_MS);
  return { expiresAt: after(shortened(STOCK_RESERVATION_MS, HOLD_MIN_MS)), payableUntil: after(payableMs) };
}

/** Returns the end of the payment session, after which the order cannot be paid. */
export function getPaymentDeadline(order: Pick<StoredOrder, 'createdAt' | 'payableUntil'>): Date {
  return order.payableUntil ?? new Date(order.createdAt.getTime() + PAYABLE_MS);
}

const PENDING_PAUSE_MS = 5 * MINUTE_MS;
const ENDED_PAUSE_MS = 15 * MINUTE_MS;

/** How long an order that ended unpaid is polled for a late payment. Three days cover a weekend. */
const LATE_MS = 3 * 24 * 60 * MINUTE_MS;

const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a paid order is polled daily, because the notification of a refund or chargeback can be lost. */
const PAID_POLL_MS = 30 * DAY_MS;

/** Returns the time of the next daily poll of a paid order, or null 30 days after the order. */
function nextPaidCheck(createdAt: Date, checkedAt: Date): Date | null {
  const next = new Date(checkedAt.getTime() + DAY_MS);
  return next.getTime() - createdAt.getTime() > PAID_POLL_MS ? null : next;
}

/**
 * Returns the time of the next poll after the poll at `checkedAt`, or null when polling ends. The pause is
 * half of the order's age, or half of the time since an unpaid end. A pending order is also polled when it
 * expires. Polling ends three days after an unpaid end. Paid orders are polled daily for 30 days.
 */
export function getNextPollTime(
  order: Pick<StoredOrder, 'status' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
  checkedAt: Date,
): Date | null {
  const { status, createdAt, updatedAt, expiresAt } = order;
  const after = (since: Date, pauseMs: number) =>
    new Date(checkedAt.getTime() + Math.max(pauseMs, (checkedAt.getTime() - since.getTime()) / 2));

  if (status === 'pending') {
    const next = after(createdAt, PENDING_PAUSE_MS);
    return checkedAt < expiresAt && expiresAt < next ? expiresAt : next;
  }
  if (status === 'paid') return nextPaidCheck(createdAt, checkedAt);
  if (!hasEndedUnpaid(status)) return null;
  const next = after(updatedAt, ENDED_PAUSE_MS);
  return next.getTime() - updatedAt.getTime() > LATE_MS ? null : next;
}
