import { eq } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { isSignedBy, type PaymentReport } from '@/backend/payments/payment-report';
import { applyReport, isOfOrder, judge } from './apply-report';
import { writeJournal } from './payment-journal';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;

/** What became of a notification. Everything but `taken` makes the provider send it again, or tells it why not. */
export type Reception = 'taken' | 'wrong_signature' | 'unknown_order' | 'mismatch' | 'unconfirmed';

async function note(report: PaymentReport, { db, log, now }: Needed) {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, report.orderId));
    if (!order) return 'unknown_order';
    const entry = { report, source: 'notification', effect: 'noted', now: now() } as const;
    if (!isOfOrder(report, order)) {
      await writeJournal(tx, { ...entry, verdict: 'mismatch' });
      log.error(
        { orderId: order.id, total: order.total, grossAmount: report.grossAmount },
        'A notification’s amount is not the order’s',
      );
      return 'mismatch';
    }
    const { verdict, target } = await judge(tx, order, report, now());
    await writeJournal(tx, { ...entry, verdict });
    return target === undefined ? 'nothing' : 'changes';
  });
}

/**
 * Receives a notification. The signature authenticates the sender; what it reports is confirmed by the provider's status
 * call, because notifications repeat, arrive out of order and may be hours old.
 * @throws PaymentProviderError the provider cannot be asked now
 */
export async function receiveNotification(
  report: PaymentReport,
  signature: string,
  dependencies: Needed,
): Promise<Reception> {
  const { payments, checkpoint, log } = dependencies;
  if (!isSignedBy(payments.serverKey, report, signature)) return 'wrong_signature';
  await checkpoint('notification received');

  const noted = await note(report, dependencies);
  if (noted === 'unknown_order' || noted === 'mismatch') return noted;
  if (noted === 'nothing') return 'taken';

  const truth = await payments.findReport(report.orderId);
  if (!truth || truth.orderId !== report.orderId) {
    log.warn({ orderId: report.orderId }, 'The provider does not know the payment it notified of');
    return 'unconfirmed';
  }
  await applyReport(truth, dependencies);
  return 'taken';
}
