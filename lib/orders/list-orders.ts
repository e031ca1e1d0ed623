import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { HistoryQuery, OrderHistory } from '@/lib/contract/order';
import { fetchOrderHistory } from '@/lib/product-api/orders';
import type { Session } from '@/lib/session/session';
import { withSnapToken } from './with-snap-token';

/**
 * A page of the shopper's orders, newest first.
 * @throws ApiError `unsupported` on a server without a history
 */
export async function listOrders(
  session: Session,
  query: HistoryQuery,
  locale: Locale,
): Promise<OrderHistory> {
  const { orders, total } = await fetchOrderHistory({ token: session.token, locale }, query);
  return { orders: orders.map((order) => withSnapToken(order, session)), total };
}
