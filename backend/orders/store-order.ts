import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '@/backend/db/database';
import type { customers } from '@/backend/db/schema/accounts';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { queueOrderMail } from '@/backend/mail/order-mail';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { getNextPollTime, getOrderDeadlines } from './order-status';
import type { LockedCartLine } from './stock';
import { recordOrderEvent, type StoredOrder } from './stored-order';

/**
 * The characters of order ids, without 0, 1, I, L, O and U, because customers read ids aloud on the phone.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 12;

/**
 * Creates an order id such as `20261121-7K3M9QXWP4RT`. Ids are random, because payment providers reject an id
 * that was used before, even by another database.
 */
function newOrderId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${day}-${random}`;
}

type NewOrder = {
  customer: typeof customers.$inferSelect;
  address: Address;
  lines: LockedCartLine[];
  idempotencyKey: string | undefined;
  cartVersion: string;
  locale: Locale;
  siteUrl: string;
  now: Date;
  /** True if the customer has not paid for an order yet. */
  isNewCustomer: boolean;
  /** The number of the customer's recent orders that expired or were cancelled. */
  unpaidEnds: number;
};

export const sumLinePrices = (lines: LockedCartLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function orderRow(order: NewOrder) {
  const { customer, address, lines, idempotencyKey, cartVersion, locale, now } = order;
  const deadlines = getOrderDeadlines(now, order);
  return {
    id: newOrderId(now),
    customerId: customer.id,
    status: 'pending' as const,
    locale,
    total: sumLinePrices(lines),
    // The name is empty if a password reset confirmed the address and the customer has entered none since.
    customerName: `${customer.firstName} ${customer.lastName}`.trim() || address.receiptName,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    ...address,
    idempotencyKey: idempotencyKey ?? null,
    cartVersion,
    ...deadlines,
    checkDueAt: getNextPollTime({ status: 'pending', createdAt: now, updatedAt: now, ...deadlines }, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** Stores the order with the current names, prices, customer data and address, and queues the email. */
export async function storeOrder(tx: Transaction, order: NewOrder): Promise<StoredOrder> {
  const [stored] = await tx.insert(orders).values(orderRow(order)).returning();
  if (!stored) throw new Error('The order was not stored');
  const { lines, siteUrl, now } = order;
  await tx.insert(orderLines).values(
    lines.map(({ id: cartLineId, stock: _stock, ...line }, position) => {
      return { ...line, id: randomUUID(), orderId: stored.id, cartLineId, position };
    }),
  );
  await recordOrderEvent(tx, stored.id, 'pending', now);
  await queueOrderMail(tx, { order: stored, occasion: 'received', siteUrl, now });
  return stored;
}
