import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import { cancelOrder as callCancel } from '@/lib/product-api/orders';
import type { Session } from '@/lib/session/session';
import { getOrder } from './find-order';

/**
 * Cancels an order of the shopper's that waits for its payment, and gives it back as it is then.
 * @throws ApiError `conflict` when it waits no more, `not_found` when there is no such order of theirs; `unsupported`
 * on a server without this call
 */
export async function cancelOrder(session: Session, id: string, locale: Locale): Promise<Order> {
  try {
    const cancelled = await callCancel({ token: session.token, locale }, id);
    return cancelled ?? (await getOrder(session, id, locale));
  } catch (error) {
    // A 404 may mean the call or the order; which of them shows when the order is looked for.
    if (error instanceof ApiError && error.code === 'unsupported') await getOrder(session, id, locale);
    throw error;
  }
}
