import { and, eq } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { orderTexts } from '@/backend/messages/order-texts';
import type { Text } from '@/backend/messages/text';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import type { OrderStatus } from '@/lib/contract/order';
import { applyReport } from './apply-report';
import { moveOrder } from './move-order';
import { askToEnd } from './payment-outbox';
import { lockOrder } from './stored-order';

type Needed = Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'checkpoint' | 'payments'>;

/** Why an order cannot be cancelled (any more). */
const TOO_LATE: Record<Exclude<OrderStatus, 'pending'>, Text> = {
  paid: orderTexts.paidAlready,
  refunded: orderTexts.refundedAlready,
  failed: orderTexts.endedAlready,
  expired: orderTexts.endedAlready,
  cancelled: orderTexts.cancelledAlready,
};

/** A payment whose notification is still on its way is heard of here, so that a paid order is not cancelled. */
async function hearOfPayment(orderId: string, needed: Needed): Promise<void> {
  try {
    const report = await needed.payments.findReport(orderId);
    if (report) await applyReport(report, needed);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // Cancelled all the same: money that turns up afterwards is settled as late.
    needed.log.warn(
      { orderId, fault: error.fault, reason: error.message },
      'Cancelled without the provider’s word',
    );
  }
}

/**
 * Cancels the customer's order while it waits for its payment; its pieces go back on the shelf, and the provider is told
 * to take no money for it.
 * @throws Failure 404 when it is not the customer's; 409 when it waits no more
 */
export async function cancelOrder(needed: Needed, customerId: string, orderId: string): Promise<void> {
  const { db, config, now } = needed;
  const [own] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.id, orderId)));
  if (!own) throw new Failure(404, orderTexts.notFound);
  if (own.status === 'pending') await hearOfPayment(orderId, needed);

  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Failure(404, orderTexts.notFound);
    if (order.status !== 'pending') throw new Failure(409, TOO_LATE[order.status]);
    await moveOrder(tx, order, { to: 'cancelled', now: now(), siteUrl: config.siteUrl });
    await askToEnd(tx, orderId, now());
  });
}
