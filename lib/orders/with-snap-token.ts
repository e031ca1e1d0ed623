import 'server-only';
import type { Order } from '@/lib/contract/order';
import type { Session } from '@/lib/session/session';

/** A server that keeps the payment's token to itself: the one from our own checkout, for that order alone. */
export function withSnapToken(order: Order, { lastOrder }: Session): Order {
  if (order.snap_token || order.status !== 'pending' || lastOrder?.orderId !== order.id) return order;
  return { ...order, snap_token: lastOrder.snapToken };
}
