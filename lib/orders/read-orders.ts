import 'server-only';
import { UNKNOWN_ENDPOINT_CODES } from '@/lib/api/call';
import * as api from '@/lib/api/product-api/orders';
import { listProducts } from '@/lib/catalogue/catalogue';
import { emptyIfOutage } from '@/lib/catalogue/outage';
import { lineThumbnailUrl, listProductPictures, thumbnailUrl } from '@/lib/catalogue/product-pictures';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import type { Order, OrderHistory, OrderHistoryQuery, OrderLine } from '@/lib/contract/order';
import { ApiError, hasErrorCode } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';
import type { Session } from '@/lib/session/session';

/**
 * Adds the payment token from the session if the server does not return it. The session has only the token of
 * the last order of this browser.
 */
function withSnapToken(order: Order, { lastOrder }: Session): Order {
  if (order.snapToken || order.status !== 'pending' || lastOrder?.orderId !== order.id) return order;
  return { ...order, snapToken: lastOrder.snapToken };
}

/**
 * Maximum wait for the catalogue's pictures in milliseconds. Orders are shown without pictures after that.
 */
const PICTURES_MS = 1_000;

function pictureOf({ image, itemName }: OrderLine, products: ShopProduct[], locale: Locale) {
  if (image) return lineThumbnailUrl(image);
  const product = products.find(({ name }) => name === itemName);
  const [first] = product ? listProductPictures(product, locale) : [];
  return first && thumbnailUrl(first.src);
}

/**
 * Adds a picture to each line: the picture that the product API sent, or else the picture of the product with
 * the line's name.
 */
async function withPictures(order: Order, locale: Locale): Promise<Order> {
  if (order.lines.length === 0) return order;
  const isComplete = order.lines.every(({ image }) => image);
  const products = isComplete
    ? []
    : await withTimeout(PICTURES_MS, listProducts()).then(emptyIfOutage, () => []);
  const lines = order.lines.map((line) => ({ ...line, image: pictureOf(line, products, locale) }));
  return { ...order, lines };
}

/** Returns the shopper's latest order, or null if the shopper has none. @throws ApiError */
export async function findLatestOrder(session: Session, locale: Locale): Promise<Order | null> {
  const order = await api.fetchLatestOrder({ token: session.token, locale });
  return order && withPictures(withSnapToken(order, session), locale);
}

/**
 * Returns an order. On a server without the endpoint, returns the latest order if the ids match. @throws
 * ApiError `not_found`
 */
export async function getOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    const order = await api.fetchOrder({ token: session.token, locale }, id);
    return await withPictures(withSnapToken(order, session), locale);
  } catch (error) {
    if (!hasErrorCode(error, ...UNKNOWN_ENDPOINT_CODES)) throw error;
    const latest = await findLatestOrder(session, locale);
    if (latest?.id !== id) throw new ApiError('not_found', { detail: error.detail });
    return latest;
  }
}

/**
 * Returns a page of the shopper's orders, newest first. @throws ApiError `unsupported` on a server without
 * the endpoint
 */
export async function listOrders(
  session: Session,
  query: OrderHistoryQuery,
  locale: Locale,
): Promise<OrderHistory> {
  const { orders, total } = await api.fetchOrderHistory({ token: session.token, locale }, query);
  const known = orders.map((order) => withPictures(withSnapToken(order, session), locale));
  return { orders: await Promise.all(known), total };
}

/** Cancels an order and returns it. @throws ApiError `conflict`, `not_found`, `unsupported` */
export async function cancelOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    const cancelled = await api.cancelOrder({ token: session.token, locale }, id);
    return cancelled ? await withPictures(cancelled, locale) : await getOrder(session, id, locale);
  } catch (error) {
    // A 404 may refer to the endpoint or to the order. Reading the order tells which.
    if (hasErrorCode(error, 'unsupported')) await getOrder(session, id, locale);
    throw error;
  }
}
