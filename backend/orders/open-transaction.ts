import type { Dependencies } from '@/backend/dependencies';
import { createOrder } from './create-order';
import { ensureSnapToken } from './snap-token';

type Needed = Pick<Dependencies, 'db' | 'now' | 'payments' | 'checkpoint'>;

/** Whose cart is bought, and the key that makes a repeat of the call find its order again. */
export type Checkout = { customerId: string; idempotencyKey: string | undefined };

/**
 * Makes an order of the cart and opens its payment. The order is committed before the provider is asked, so no lock
 * waits for another company's server; a crash in between heals when the call is repeated, because the repeat finds
 * the order and asks for the token it lacks.
 * @throws OrderRefused nothing in the cart, no address, not enough stock
 * @throws PaymentProviderError the order is stored and waits for a repeat of the call
 */
export async function openTransaction(checkout: Checkout, dependencies: Needed) {
  const { db, now, checkpoint } = dependencies;
  const order = await db.transaction((tx) => createOrder(tx, { ...checkout, now: now(), checkpoint }));
  await checkpoint('order committed');
  return { id: order.id, snap_token: await ensureSnapToken(dependencies, order) };
}
