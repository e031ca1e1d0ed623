import type { OrderStatus } from '@/lib/contract/order';

/**
 * The state machine of orders, whole; the check constraint of `orders.status` has the same states. Money can come after
 * the end: the order is reopened while its goods are in stock, else refunded.
 */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled', 'refunded'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

/** True when an order may go from one status to the other. A status has no transition to itself. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The final states without a sale: the stock of such an order is returned. */
const UNPAID_ENDS = ['failed', 'expired', 'cancelled'] as const satisfies OrderStatus[];

/** True for the final states without a sale. */
export function hasEndedUnpaid(status: OrderStatus): boolean {
  return UNPAID_ENDS.some((end) => end === status);
}

/** What a transition does to stock. A refunded sale does not return it: somebody has to look at the goods first. */
export function stockEffectOf(from: OrderStatus, to: OrderStatus): 'returned' | 'taken' | 'unmoved' {
  if (from === 'pending' && to !== 'paid') return 'returned';
  return hasEndedUnpaid(from) && to === 'paid' ? 'taken' : 'unmoved';
}
