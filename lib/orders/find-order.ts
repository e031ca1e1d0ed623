import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';
import { fetchLatestOrder, fetchOrder } from '@/lib/product-api/orders';
import type { Session } from '@/lib/session/session';
import { withSnapToken } from './with-snap-token';

const PERHAPS_UNKNOWN_CALL: ErrorCode[] = ['not_found', 'method_not_allowed', 'unsupported'];

/** The shopper's latest order, null when there is none. @throws ApiError */
export async function latestOrder(session: Session, locale: Locale): Promise<Order | null> {
  const order = await fetchLatestOrder({ token: session.token, locale });
  return order && withSnapToken(order, session);
}

/**
 * One of the shopper's orders. On a server without that call it is the latest, if it is the one asked for.
 * @throws ApiError `not_found`
 */
export async function getOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    return withSnapToken(await fetchOrder({ token: session.token, locale }, id), session);
  } catch (error) {
    if (!(error instanceof ApiError) || !PERHAPS_UNKNOWN_CALL.includes(error.code)) throw error;
    const latest = await latestOrder(session, locale);
    if (latest?.id !== id) throw new ApiError('not_found', { detail: error.detail });
    return latest;
  }
}
