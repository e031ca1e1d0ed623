import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { queueOrderMail } from '@/backend/mail/order-mail';
import { markOutboxEntryDone } from './payment-outbox';
import { recordOrderEvent, type StoredOrder, sumRefunded } from './stored-order';
import { transitionOrder } from './transition-order';

/** A refund. Each amount is the total in rupiah that the provider or staff has refunded so far. */
type Refund = {
  byProvider?: number | undefined;
  byHand?: number;
  /** True if the payer's bank took the money back. */
  isChargeback?: boolean;
};

type Circumstances = { now: Date; siteUrl: string; method?: string | undefined };

/**
 * Stores the refunded amounts of a locked order. If everything is refunded, the order becomes `refunded`.
 * Amounts are totals, so storing an amount twice changes nothing. Returns true when more was refunded than
 * before.
 */
export async function recordRefund(
  tx: Transaction,
  order: StoredOrder,
  { byProvider = 0, byHand = 0, isChargeback = false }: Refund,
  circumstances: Circumstances,
): Promise<boolean> {
  const { now, siteUrl } = circumstances;
  const amounts = {
    refundedByProvider: Math.max(order.refundedByProvider, byProvider),
    refundedByHand: Math.max(order.refundedByHand, byHand),
  };
  const refunded = sumRefunded({ ...order, ...amounts });
  await tx.update(orders).set(amounts).where(eq(orders.id, order.id));
  if (refunded <= sumRefunded(order)) return false;

  const changed = { ...order, ...amounts };
  if (refunded === order.total) {
    await transitionOrder(tx, changed, { ...circumstances, to: 'refunded', isChargeback });
    await markOutboxEntryDone(tx, { orderId: order.id, action: 'refund' }, now);
    return true;
  }
  const event = isChargeback ? 'partly_charged_back' : 'partly_refunded';
  await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, order.id, event, now);
  await queueOrderMail(tx, { order: changed, occasion: event, siteUrl, now });
  return true;
}
