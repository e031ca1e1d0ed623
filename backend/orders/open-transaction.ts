import type { Dependencies } from '@/backend/dependencies';
import type { Locale } from '@/lib/contract/locale';
import { createOrder } from './create-order';
import { readdressOrder } from './readdress-order';
import { ensureSnapToken } from './snap-token';

type Needed = Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'payments' | 'checkpoint'>;

/** Whose cart is bought, in which language, and the key that makes a repeat of the call find its order again. */
export type Checkout = { customerId: string; idempotencyKey: string | undefined; locale: Locale };

/**
 * Makes an order of the cart and opens its payment. The order is committed before the provider is asked, so no lock
 * waits for another company's server; a crash in between heals when the call is repeated, because the repeat finds
 * the order and asks for the token it lacks.
 * @throws OrderRefused nothing in the cart, too much of it, no address, not enough stock, too many unpaid orders, another
 * address than the one that is being paid for
 * @throws PaymentProviderError the order is stored and waits for a repeat of the call
 */
export async function openTransaction(checkout: Checkout, dependencies: Needed) {
  const { db, config, now, checkpoint } = dependencies;
  const { siteUrl } = config;
  const create = () =>
    db.transaction((tx) => createOrder(tx, { ...checkout, siteUrl, now: now(), checkpoint }));
  const made = await create();
  await checkpoint('order committed');
  const order = (await readdressOrder(made.order, made.address, dependencies)) ?? (await create()).order;
  return { id: order.id, snap_token: await ensureSnapToken(dependencies, order) };
}
