import { Failure } from '@/backend/http/failure';
import texts from '@/backend/messages/notification.json' with { type: 'json' };
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { hasValidSignature, type PaymentReport } from '@/backend/payments/payment-report';
import {
  applyPaymentReport,
  assessPaymentReport,
  isNewPartialRefund,
  type PaymentDependencies,
  recordPaymentReport,
  reportMatchesOrder,
} from './apply-payment-report';
import { lockOrder } from './stored-order';

/**
 * Writes a notification to the journal. @returns `mismatch`, or whether the order changes if the provider
 * confirms the report
 */
async function note(report: PaymentReport, { db, log, now, config }: PaymentDependencies) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, report.orderId);
    if (!order) throw new Failure(404, texts.unknownOrder);
    const entry = { report, source: 'notification', effect: 'noted', now: now() } as const;
    if (!reportMatchesOrder(report, order)) {
      await recordPaymentReport(tx, { ...entry, verdict: 'mismatch' });
      log.error(
        { orderId: order.id, total: order.total, grossAmount: report.grossAmount },
        'notification has another amount or currency than the order, rejected',
      );
      return 'mismatch';
    }
    const { verdict, target } = await assessPaymentReport(tx, order, {
      report,
      now: now(),
      siteUrl: config.siteUrl,
    });
    await recordPaymentReport(tx, { ...entry, verdict });
    return target !== undefined || isNewPartialRefund(order, verdict, report) ? 'changes' : 'nothing';
  });
}

async function askProvider(
  { orderId }: PaymentReport,
  { payments, log }: PaymentDependencies,
): Promise<PaymentReport> {
  const truth = await payments.findReport(orderId).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ orderId, reason: error.message }, 'notification not confirmed, the provider will repeat it');
    throw new Failure(503, texts.unconfirmed);
  });
  if (truth?.orderId === orderId) return truth;
  log.warn({ orderId }, 'notification about a payment that the status API does not know, rejected');
  throw new Failure(503, texts.unconfirmed);
}

/**
 * Receives a notification. The signature authenticates the sender. The status is then requested from the
 * provider, because notifications repeat, arrive out of order and may be hours old. @throws Failure 403, 404
 * or 422; 503, after which the provider sends the notification again
 */
export async function receiveNotification(
  report: PaymentReport,
  signature: string,
  needed: PaymentDependencies,
) {
  if (!hasValidSignature(needed.payments.serverKey, report, signature))
    throw new Failure(403, texts.wrongSignature);
  await needed.atCrashPoint('notification received');

  const noted = await note(report, needed);
  if (noted === 'mismatch') throw new Failure(422, texts.mismatch);
  if (noted === 'changes') await applyPaymentReport(await askProvider(report, needed), needed);
}
