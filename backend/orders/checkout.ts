import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { judgePayment } from '@/backend/payments/judge-payment';
import type { PayableOrder } from '@/backend/payments/payment-provider';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { applyReport } from './apply-report';
import { createOrder } from './create-order';
import { payableUntil } from './order-deadlines';
import { OrderRefused } from './order-refusal';
import { hasEndedUnpaid } from './order-status';
import { listOrderLines, lockOrder, type StoredOrder } from './stored-order';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;

function isSentTo(order: StoredOrder, address: Address): boolean {
  return (
    order.receiptName === address.receiptName &&
    order.address === address.address &&
    order.city === address.city &&
    order.province === address.province &&
    order.postalCode === address.postalCode
  );
}

/**
 * Whether somebody has begun to pay an order, of which the notification may still be on its way. A card that was declined
 * is no payment.
 */
async function isBeingPaid({ id, snapToken }: StoredOrder, needed: Needed): Promise<boolean> {
  const report = snapToken === null ? undefined : await needed.payments.findReport(id);
  if (!report) return false;
  await applyReport(report, needed);
  return judgePayment(report) !== 'denied';
}

/**
 * Brings the customer's address to the order that a repeated checkout has found: who closes the widget, corrects the
 * address and pays again means the corrected one. Once a charge exists the address stands: the provider has judged
 * the payment, and may have held it for review, by the address the order was made with.
 * @returns the order; undefined when it has turned out to have ended unpaid
 * @throws OrderRefused the payment has begun and the address is another
 * @throws PaymentProviderError the provider cannot be asked whether it has
 */
export async function readdressOrder(
  order: StoredOrder,
  address: Address | undefined,
  needed: Needed,
): Promise<StoredOrder | undefined> {
  if (!address || isSentTo(order, address)) return order;
  const isCharged = order.status === 'pending' && (await isBeingPaid(order, needed));
  return needed.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked || hasEndedUnpaid(locked.status)) return undefined;
    if (locked.status !== 'pending' || locked.transactionMethod !== null || isCharged) {
      throw new OrderRefused([{ code: 'address', order: locked }]);
    }
    const [changed] = await tx.update(orders).set(address).where(eq(orders.id, order.id)).returning();
    return changed;
  });
}

async function payableOrder(db: Database, order: StoredOrder): Promise<PayableOrder> {
  const { id, total, createdAt, receiptName, address, city, province, postalCode } = order;
  return {
    id,
    total,
    createdAt,
    payableUntil: payableUntil(order),
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone },
    address: { receiptName, address, city, province, postalCode },
    lines: await listOrderLines(db, id),
  };
}

/**
 * The order's payment token, asked for when it has none yet: the call may have died in between. Two calls at once
 * may both ask; the first token stored is the one both answer.
 * @throws PaymentProviderError
 */
export async function ensureSnapToken(dependencies: Needed, order: StoredOrder): Promise<string> {
  const { db, payments, checkpoint } = dependencies;
  if (order.snapToken !== null) return order.snapToken;
  const token = await payments.createToken(await payableOrder(db, order));
  await checkpoint('token asked');
  const [stored] = await db
    .update(orders)
    .set({ snapToken: sql`coalesce(${orders.snapToken}, ${token})` })
    .where(eq(orders.id, order.id))
    .returning({ snapToken: orders.snapToken });
  await checkpoint('token stored');
  return stored?.snapToken ?? token;
}

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
