import { and, eq } from 'drizzle-orm';
import { findAddress } from '@/backend/accounts/profile';
import type { Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { customers } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import type { PassCheckpoint } from '@/backend/dependencies';
import type { Address } from '@/lib/contract/account';
import { cartVersion } from '@/lib/contract/cart-version';
import type { Locale } from '@/lib/contract/locale';
import { QUANTITY_MAX } from '@/lib/contract/quantity-max';
import { findOpenOrder, isKeyKnown } from './find-open-order';
import { UNPAID_ORDERS_MAX } from './order-deadlines';
import { OrderRefused } from './order-refusal';
import { type LockedLine, lockCartLines, lockGoods, takeStock } from './stock';
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

/** Carts may be older than the bound on a line. */
function requireFewPieces(goods: LockedLine[]): void {
  const refusals = goods
    .filter(({ quantity }) => quantity > QUANTITY_MAX)
    .map(({ itemName, sizeName }) => ({ code: 'too_many' as const, itemName, sizeName }));
  if (refusals.length > 0) throw new OrderRefused(refusals);
}

/** Unpaid orders keep goods off the shelf: nobody may have it emptied for nothing. */
async function requireFewUnpaid(tx: Transaction, customerId: string): Promise<void> {
  const unpaid = and(eq(orders.customerId, customerId), eq(orders.status, 'pending'));
  if ((await tx.$count(orders, unpaid)) >= UNPAID_ORDERS_MAX)
    throw new OrderRefused([{ code: 'unpaid_orders' }]);
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
 * @returns the order, and the customer's address, which may be another than that of an order found
 * @throws OrderRefused nothing in the cart, too much of it, no address, not enough stock, too many unpaid orders
 */
export async function createOrder(
  tx: Transaction,
  wish: Wish,
): Promise<{ order: StoredOrder; address: Address | undefined }> {
  const { customerId, idempotencyKey, checkpoint } = wish;
  // Two calls of one customer queue up here, so a double click is a repeat.
  await lockCustomer(tx, customerId);
  const customer = await readCustomer(tx, customerId);
  const lines = await lockCartLines(tx, customerId);
  const address = await findAddress(tx, customerId);
  const fingerprint = await cartVersion(lines);

  const open = await findOpenOrder(tx, { customerId, idempotencyKey, cartFingerprint: fingerprint });
  if (open) return { order: open, address };

  const goods = await lockGoods(tx, lines);
  if (goods.length === 0) {
    const ended = idempotencyKey !== undefined && (await isKeyKnown(tx, customerId, idempotencyKey));
    throw new OrderRefused([{ code: ended ? 'ended' : 'empty_cart' }]);
  }
  if (!address) throw new OrderRefused([{ code: 'no_address' }]);
  requireFewPieces(goods);
  requireStock(goods);
  await requireFewUnpaid(tx, customerId);

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
  return { order, address };
}
