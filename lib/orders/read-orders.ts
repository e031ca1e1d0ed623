import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { HistoryQuery, Order, OrderHistory } from '@/lib/contract/order';
import { ApiError, type ErrorCode } from '@/lib/errors/api-error';
import * as api from '@/lib/product-api/orders';
import type { Session } from '@/lib/session/session';

const PERHAPS_UNKNOWN_CALL: ErrorCode[] = ['not_found', 'method_not_allowed', 'unsupported'];

/** On a server that keeps the payment's token to itself: the one of our own checkout, for that order alone. */
function withSnapToken(order: Order, { lastOrder }: Session): Order {
  if (order.snap_token || order.status !== 'pending' || lastOrder?.orderId !== order.id) return order;
  return { ...order, snap_token: lastOrder.snapToken };
}

/** The shopper's latest order, null when there is none. @throws ApiError */
export async function findLatestOrder(session: Session, locale: Locale): Promise<Order | null> {
  const order = await api.fetchLatestOrder({ token: session.token, locale });
  return order && withSnapToken(order, session);
}

/** One order; on a server without that call the latest, if it is that one. @throws ApiError `not_found` */
export async function getOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    return withSnapToken(await api.fetchOrder({ token: session.token, locale }, id), session);
  } catch (error) {
    if (!(error instanceof ApiError) || !PERHAPS_UNKNOWN_CALL.includes(error.code)) throw error;
    const latest = await findLatestOrder(session, locale);
    if (latest?.id !== id) throw new ApiError('not_found', { detail: error.detail });
    return latest;
  }
}

/** A page of the shopper's orders, newest first. @throws ApiError `unsupported` on a server without it */
export async function listOrders(
  session: Session,
  query: HistoryQuery,
  locale: Locale,
): Promise<OrderHistory> {
  const { orders, total } = await api.fetchOrderHistory({ token: session.token, locale }, query);
  return { orders: orders.map((order) => withSnapToken(order, session)), total };
}

/** Cancels an order and answers it. @throws ApiError `conflict`, `not_found`, `unsupported` */
export async function cancelOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    const cancelled = await api.cancelOrder({ token: session.token, locale }, id);
    return cancelled ?? (await getOrder(session, id, locale));
  } catch (error) {
    // A 404 may mean the call or the order; which of them shows when the order is looked for.
    if (error instanceof ApiError && error.code === 'unsupported') await getOrder(session, id, locale);
    throw error;
  }
}
