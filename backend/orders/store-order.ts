import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/backend/db/database';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { orderMail } from '@/backend/mail/order-mail';
import { queueMail } from '@/backend/mail/queue-mail';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import type { LockedLine } from './lock-cart';
import { nextCheck } from './next-check';
import { noteEvent } from './order-events';
import { HOLD_MS } from './order-hold';
import { newOrderId } from './order-id';
import type { StoredOrder } from './stored-order';

export type Customer = { id: string; firstName: string; lastName: string; email: string; phone: string };

type NewOrder = {
  customer: Customer;
  address: Address;
  lines: LockedLine[];
  idempotencyKey: string | undefined;
  cartFingerprint: string;
  locale: Locale;
  /** What the links of its mails begin with. */
  siteUrl: string;
  now: Date;
};

function orderRow(order: NewOrder) {
  const { customer, address, lines, idempotencyKey, cartFingerprint, locale, now } = order;
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  return {
    id: newOrderId(now),
    customerId: customer.id,
    status: 'pending' as const,
    locale,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    customerName: `${customer.firstName} ${customer.lastName}`.trim(),
    customerEmail: customer.email,
    customerPhone: customer.phone,
    ...address,
    idempotencyKey: idempotencyKey ?? null,
    cartFingerprint,
    expiresAt,
    checkDueAt: nextCheck({ status: 'pending', createdAt: now, updatedAt: now, expiresAt }, now),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Stores the order with names, sizes, prices, customer and address as they are now; later changes don't reach it. The
 * customer is written to that it waits for its payment.
 */
export async function storeOrder(tx: Transaction, order: NewOrder): Promise<StoredOrder> {
  const [stored] = await tx.insert(orders).values(orderRow(order)).returning();
  if (!stored) throw new Error('The order was not stored');
  await tx.insert(orderLines).values(
    order.lines.map(({ id, itemId, itemName, sizeName, price, quantity }, position) => ({
      id: randomUUID(),
      orderId: stored.id,
      cartLineId: id,
      itemId,
      itemName,
      sizeName,
      price,
      quantity,
      position,
    })),
  );
  await noteEvent(tx, stored.id, 'pending', order.now);
  const { lines, siteUrl, now } = order;
  await queueMail(tx, orderMail({ order: stored, lines, occasion: 'received', siteUrl }), { now });
  return stored;
}
