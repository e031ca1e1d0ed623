import type { OrderStatus } from '@/lib/contract/order';

/**
 * The status machine, whole. What is not in this table cannot happen; the check constraint of
 * `orders.status` knows the same six words.
 */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled'],
  paid: ['refunded'],
  failed: [],
  expired: [],
  cancelled: [],
  refunded: [],
};

/** True when an order may go from one status to the other. Staying where it is is no move. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** True for the ends without a sale: the pieces of such an order are back on the shelf. */
export function hasReturnedStock(status: OrderStatus): boolean {
  return status === 'failed' || status === 'expired' || status === 'cancelled';
}
