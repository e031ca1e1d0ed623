import type { OrderStatus } from '@/lib/contract/order';

/**
 * The status machine, whole. What is not in this table cannot happen; the check constraint of
 * `orders.status` knows the same six words. Money can come after the end: it is taken while the goods are still there,
 * else given back.
 */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled', 'refunded'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

/** True when an order may go from one status to the other. Staying where it is is no move. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The ends without a sale: the pieces of such an order are back on the shelf. */
export const UNPAID_ENDS = ['failed', 'expired', 'cancelled'] as const satisfies OrderStatus[];

/** True for the ends without a sale. */
export function hasEndedUnpaid(status: OrderStatus): boolean {
  return UNPAID_ENDS.some((end) => end === status);
}

/**
 * What a move does to the shelf. A sale that is given back keeps its goods off it: somebody has to look at them first.
 */
export function stockOfMove(from: OrderStatus, to: OrderStatus): 'returned' | 'taken' | 'unmoved' {
  if (from === 'pending' && to !== 'paid') return 'returned';
  return hasEndedUnpaid(from) && to === 'paid' ? 'taken' : 'unmoved';
}
