import { and, eq } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { Failure } from '@/backend/http/failure';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import type { LocalizedText } from '@/backend/messages/text';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import type { OrderStatus } from '@/lib/contract/order';
import { fetchAndApplyReport, type PaymentDependencies } from './apply-payment-report';
import { enqueuePaymentEnd } from './payment-outbox';
import { lockOrder } from './stored-order';
import { transitionOrder } from './transition-order';

const TOO_LATE: Record<Exclude<OrderStatus, 'pending'>, LocalizedText> = {
  paid: orderTexts.paidAlready,
  refunded: orderTexts.refundedAlready,
  failed: orderTexts.endedAlready,
  expired: orderTexts.endedAlready,
  cancelled: orderTexts.cancelledAlready,
};

/**
 * Requests the payment status before the cancellation, because the order may be paid and the notification
 * still on its way.
 */
async function reconcile(orderId: string, needed: PaymentDependencies): Promise<void> {
  try {
    await fetchAndApplyReport(orderId, needed);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // The order is cancelled all the same. If a payment arrives later, the order is reopened or the payment
    // refunded.
    needed.log.warn(
      { orderId, kind: error.kind, reason: error.message },
      'payment status could not be read, order cancelled without it',
    );
  }
}

/** Cancels an unpaid order. @throws Failure 404 for another customer's order; 409 when it is not pending */
export async function cancelOrder(
  needed: PaymentDependencies,
  customerId: string,
  orderId: string,
): Promise<void> {
  const { db, config, now } = needed;
  const [own] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.id, orderId)));
  if (!own) throw new Failure(404, orderTexts.notFound);
  if (own.status === 'pending') await reconcile(orderId, needed);

  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Failure(404, orderTexts.notFound);
    if (order.status !== 'pending') throw new Failure(409, TOO_LATE[order.status]);
    await transitionOrder(tx, order, { to: 'cancelled', now: now(), siteUrl: config.siteUrl });
    await enqueuePaymentEnd(tx, orderId, now());
  });
}
