import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { Failure } from '@/backend/http/failure';
import { orderUrl } from '@/backend/mail/order-mail';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { formatRupiah, formatShippingAddress } from '@/backend/messages/text';
import { judgePayment, type PaymentVerdict } from '@/backend/payments/payment-report';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { CART_TOTAL_HEADER, type SeenCart } from '@/lib/contract/order';
import { fetchAndApplyReport, type PaymentDependencies } from './apply-payment-report';
import { createOrder, rejectChangedCart } from './create-order';
import { getPaymentDeadline, hasEndedUnpaid } from './order-status';
import { listOrderLines, lockOrder, type StoredOrder } from './stored-order';

function addressOf({ receiptName, address, city, province, postalCode }: StoredOrder): Address {
  return { receiptName, address, city, province, postalCode };
}

/**
 * Returns the failure for an address that cannot be changed any more. For a pending order its text suggests
 * to cancel the order, which is impossible for a paid order.
 */
function addressFailure(order: StoredOrder): Failure {
  const text = order.status === 'pending' ? orderTexts.addressStands : orderTexts.addressOfPaid;
  return new Failure(409, { text, values: { address: formatShippingAddress(order) } });
}

/** The verdicts of charges that have taken no money and cannot take any. */
const UNPAID_VERDICTS: PaymentVerdict[] = ['denied', 'failed', 'expired', 'cancelled'];

/**
 * Asks the provider whether there is a charge that has taken or may take money. The notification may not have
 * arrived yet.
 */
async function isBeingPaid({ id, snapToken }: StoredOrder, needed: PaymentDependencies): Promise<boolean> {
  const report = snapToken === null ? undefined : await fetchAndApplyReport(id, needed);
  return report !== undefined && !UNPAID_VERDICTS.includes(judgePayment(report));
}

/**
 * Updates the address of an order that a retried checkout has found: the shopper may close the payment
 * widget, correct the address and check out again. Once a charge exists the address is final, because the
 * provider has checked it for fraud. @returns the order, or undefined when it has ended unpaid @throws
 * Failure 409 when the payment has begun and the address differs @throws PaymentProviderError when the
 * provider cannot be reached
 */
async function readdressOrder(order: StoredOrder, address: Address | undefined, needed: PaymentDependencies) {
  if (!address || isDeepStrictEqual(addressOf(order), address)) return order;
  const isCharged = order.status === 'pending' && (await isBeingPaid(order, needed));
  return needed.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked || hasEndedUnpaid(locked.status)) return undefined;
    if (locked.status !== 'pending' || locked.transactionMethod !== null || isCharged) {
      throw addressFailure(locked);
    }
    const [changed] = await tx.update(orders).set(address).where(eq(orders.id, order.id)).returning();
    return changed;
  });
}

/**
 * Returns the stored payment token of an order, or requests one from the provider and stores it. Of two
 * concurrent calls, both return the token that was stored first.
 */
async function ensurePaymentToken(
  { db, payments, config, atCrashPoint }: PaymentDependencies,
  order: StoredOrder,
): Promise<string> {
  if (order.snapToken !== null) return order.snapToken;
  const { id, total, createdAt } = order;
  const token = await payments.createToken({
    id,
    total,
    createdAt,
    payableUntil: getPaymentDeadline(order),
    returnUrl: orderUrl(config.siteUrl, order),
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone },
    address: addressOf(order),
    lines: await listOrderLines(db, id),
  });
  await atCrashPoint('token asked');
  const [stored] = await db
    .update(orders)
    .set({ snapToken: sql`coalesce(${orders.snapToken}, ${token})` })
    .where(eq(orders.id, id))
    .returning({ snapToken: orders.snapToken });
  await atCrashPoint('token stored');
  return stored?.snapToken ?? token;
}

/** A checkout: the customer, the idempotency key, and the cart as the shopper saw it. */
export type Checkout = {
  customerId: string;
  idempotencyKey: string | undefined;
  seen: SeenCart;
  locale: Locale;
};

/**
 * Requires that the payment of an order has not begun, so that a new order can replace this order. @throws
 * Failure 409 when the payment has begun @throws PaymentProviderError when the provider cannot be reached
 */
async function requireUnpaid(order: StoredOrder, needed: PaymentDependencies): Promise<void> {
  if (order.transactionMethod === null && !(await isBeingPaid(order, needed))) return;
  throw new Failure(409, { text: orderTexts.otherTotal, values: { total: formatRupiah(order.total) } });
}

/**
 * Creates an order from the cart and opens its payment session. The order is committed before the provider is
 * called, so that no lock is held during the call. After a crash in between, a retry finds the order and
 * requests the token. @throws Failure 422 or 409 when no order can be created, or its address is final
 * @throws PaymentProviderError when the provider cannot be reached and the client must retry
 */
export async function checkOut(checkout: Checkout, needed: PaymentDependencies) {
  const { db, config, log, now, atCrashPoint } = needed;
  const create = (replaces?: string) =>
    db.transaction((tx) =>
      createOrder(tx, { ...checkout, replaces, siteUrl: config.siteUrl, now: now(), atCrashPoint }),
    );
  const createOrReplace = async () => {
    const made = await create();
    if (!made.hasUnseenTotal) return made;
    await requireUnpaid(made.order, needed);
    const replacement = await create(made.order.id);
    if (replacement.hasUnseenTotal) rejectChangedCart(CART_TOTAL_HEADER);
    return replacement;
  };
  const made = await createOrReplace();
  await atCrashPoint('order committed');
  for (const item of made.heldItems) log.warn(item, 'security: unpaid orders hold a large share of an item');
  const order = (await readdressOrder(made.order, made.address, needed)) ?? (await createOrReplace()).order;
  return { id: order.id, snap_token: await ensurePaymentToken(needed, order) };
}
