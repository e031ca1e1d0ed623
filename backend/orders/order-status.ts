import type { OrderStatus } from '@/lib/contract/order';

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
