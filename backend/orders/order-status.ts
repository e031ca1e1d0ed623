import type { OrderStatus } from '@/lib/contract/order';
import type { StoredOrder } from './stored-order';

/** The state machine of orders. Money after the end reopens the order while its goods are in stock. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled', 'refunded'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** The final states without a sale: the stock of such an order is returned. */
const UNPAID_ENDS = ['failed', 'expired', 'cancelled'] as const satisfies OrderStatus[];

export const hasEndedUnpaid = (status: OrderStatus): boolean => UNPAID_ENDS.some((end) => end === status);

/** The statuses in which an order keeps its idempotency key for itself (the table's unique index). */
export const KEY_STATUSES = ['pending', 'paid', 'refunded'] as const;

/** What a transition does to stock. A refunded sale does not return it: somebody has to look at the goods first. */
export function stockEffectOf(from: OrderStatus, to: OrderStatus): 'returned' | 'taken' | 'unmoved' {
  if (from === 'pending' && to !== 'paid') return 'returned';
  return hasEndedUnpaid(from) && to === 'paid' ? 'taken' : 'unmoved';
}

const MINUTE_MS = 60_000;

/** How long an order reserves stock while nothing was chosen at the payment provider. */
export const HOLD_MS = 30 * MINUTE_MS;

/** How long an order can be paid at the provider, and the longest it reserves stock. */
const PAYABLE_MS = 24 * 60 * MINUTE_MS;

/** The provider takes no payment afterwards. */
export function payableUntil({ createdAt }: Pick<StoredOrder, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + PAYABLE_MS);
}

const PENDING_PAUSE_MS = 5 * MINUTE_MS;
const ENDED_PAUSE_MS = 15 * MINUTE_MS;

/** How long after its end money may still come, over a weekend for instance. */
const LATE_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * When the provider is polled next about an order it was last asked about at `checkedAt`, as a notification may be lost: after
 * half of the order's age, in any case when it expires; for three days after an unpaid end, because somebody may have paid
 * in the last moment. Null when no money can come any more.
 */
export function nextCheck(
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
  if (!hasEndedUnpaid(status)) return null;
  const next = after(updatedAt, ENDED_PAUSE_MS);
  return next.getTime() - updatedAt.getTime() > LATE_MS ? null : next;
}
