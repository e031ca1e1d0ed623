import 'server-only';
import { within } from '@/lib/bff/deadline';
import { logFailure } from '@/lib/bff/log-failure';
import type { Locale } from '@/lib/contract/locale';
import type { Session } from '@/lib/session/session';
import type { Cart } from './cart';
import { readCart } from './read-cart';

/** With the 8 s of the write before it, still within what a shopper waits. */
const PATIENCE_MS = 1_400;

/**
 * The whole cart after a change of it. The change is done: when the cart cannot be read now that is null,
 * not a failure, or the shopper would make the change again.
 */
export async function readCartAfterWrite(session: Session, locale: Locale): Promise<Cart | null> {
  try {
    return await within(PATIENCE_MS, readCart(session, locale));
  } catch (error) {
    logFailure(error, 'cart after a write');
    return null;
  }
}
