import { eq } from 'drizzle-orm';
import { findAddress } from '@/backend/accounts/find-address';
import type { Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { customers } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { cartFingerprint } from './cart-fingerprint';
import type { PassCheckpoint } from './checkpoint';
import { findOpenOrder, isKeyKnown } from './find-open-order';
import { type LockedLine, lockCartLines, lockGoods } from './lock-cart';
import { takeStock } from './move-stock';
import { OrderRefused } from './order-refusal';
import { type Customer, storeOrder } from './store-order';
import type { StoredOrder } from './stored-order';

type Wish = {
  customerId: string;
  idempotencyKey: string | undefined;
  /** The language the order is made in. */
  locale: Locale;
  /** What the links of its mails begin with. */
  siteUrl: string;
  now: Date;
  checkpoint: PassCheckpoint;
};

async function readCustomer(tx: Transaction, customerId: string): Promise<Customer> {
  const [customer] = await tx
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) throw new Error('The customer is gone');
  return customer;
}

/** A customer who closes the widget, corrects the address and pays again means the corrected one. */
async function readdress(
  tx: Transaction,
  order: StoredOrder,
  address: Address | undefined,
): Promise<StoredOrder> {
  if (order.status !== 'pending' || !address) return order;
  const [changed] = await tx.update(orders).set(address).where(eq(orders.id, order.id)).returning();
  return changed ?? order;
}

function requireStock(goods: LockedLine[]): void {
  const short = goods.filter(({ quantity, stock }) => quantity > stock);
  if (short.length === 0) return;
  throw new OrderRefused(
    short.map(({ itemName, sizeName, stock }) => ({ code: 'stock', itemName, sizeName, left: stock })),
  );
}

/**
 * Makes an order of the customer's cart, or finds the one a repeated call means. Locks customer, cart lines, order and
 * items, always in this order. The stock is taken and the order stored together or not at all.
 * A key whose order ended without payment starts a new order of what is in the cart now.
 * @throws OrderRefused nothing in the cart, no address, not enough stock
 */
export async function createOrder(tx: Transaction, wish: Wish): Promise<StoredOrder> {
  const { customerId, idempotencyKey, checkpoint } = wish;
  // Two calls of one customer queue up here, so a double click is a repeat.
  await lockCustomer(tx, customerId);
  const customer = await readCustomer(tx, customerId);
  const lines = await lockCartLines(tx, customerId);
  const address = await findAddress(tx, customerId);
  const fingerprint = cartFingerprint(lines);

  const open = await findOpenOrder(tx, { customerId, idempotencyKey, cartFingerprint: fingerprint });
  if (open) return readdress(tx, open, address);

  const goods = await lockGoods(tx, lines);
  if (goods.length === 0) {
    const ended = idempotencyKey !== undefined && (await isKeyKnown(tx, customerId, idempotencyKey));
    throw new OrderRefused([{ code: ended ? 'ended' : 'empty_cart' }]);
  }
  if (!address) throw new OrderRefused([{ code: 'no_address' }]);
  requireStock(goods);

  await takeStock(tx, goods);
  await checkpoint('stock taken');
  const order = await storeOrder(tx, {
    customer,
    address,
    lines: goods,
    idempotencyKey,
    cartFingerprint: fingerprint,
    locale: wish.locale,
    siteUrl: wish.siteUrl,
    now: wish.now,
  });
  await checkpoint('order stored');
  return order;
}
