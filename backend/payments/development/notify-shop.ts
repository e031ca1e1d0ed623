import { and, asc, eq, isNull } from 'drizzle-orm';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import { formatGrossAmount, formatJakartaTime, signNotification } from '@/backend/payments/payment-report';
import type { DevelopmentCharge, DevelopmentPayment } from './charges';

/** Midtrans' transaction status, status code, message and fraud status for each status of a charge. */
const MIDTRANS_STATUS: Record<DevelopmentCharge['status'], [string, string, string, string?]> = {
  capture: ['capture', '200', 'Success, Credit Card transaction is successful', 'accept'],
  settlement: ['settlement', '200', 'Success, transaction is found', 'accept'],
  challenge: ['capture', '201', 'Success, Credit Card transaction is challenged by FDS', 'challenge'],
  deny: ['deny', '202', 'Deny by Bank', 'accept'],
  failure: ['failure', '202', 'Transaction failed'],
  pending: ['pending', '201', 'Success, transaction is pending'],
  expire: ['expire', '407', 'Transaction expired'],
  cancel: ['cancel', '200', 'Success, transaction is canceled'],
  refund: ['refund', '200', 'Success, refund request is approved'],
};

type ChargedPayment = Pick<DevelopmentPayment, 'amount' | 'expiresAt'>;

function transferOf({ virtualAccount }: DevelopmentCharge, { expiresAt }: ChargedPayment) {
  if (virtualAccount === null) return {};
  return {
    va_numbers: [{ bank: 'bca', va_number: virtualAccount }],
    expiry_time: formatJakartaTime(expiresAt),
  };
}

/** Returns Midtrans' description of a charge, for the browser, the status call and notifications. */
export function createPaymentReport(charge: DevelopmentCharge, payment: ChargedPayment) {
  const [transaction_status, status_code, status_message, fraud_status] = MIDTRANS_STATUS[charge.status];
  return {
    transaction_status,
    status_code,
    status_message,
    ...(fraud_status && { fraud_status }),
    transaction_id: charge.id,
    order_id: charge.orderId,
    gross_amount: formatGrossAmount(payment.amount),
    currency: 'IDR',
    payment_type: charge.paymentType,
    transaction_time: formatJakartaTime(charge.createdAt),
    ...(charge.maskedCard !== null && { masked_card: charge.maskedCard }),
    ...transferOf(charge, payment),
  };
}

function developmentNotification(charge: DevelopmentCharge, payment: ChargedPayment, serverKey: string) {
  const report = createPaymentReport(charge, payment);
  const signed = {
    orderId: report.order_id,
    statusCode: report.status_code,
    grossAmount: report.gross_amount,
  };
  return { ...report, signature_key: signNotification(signed, serverKey) };
}

/** Sends a notification to the shop. Returns true when the shop accepts it. */
export type SendNotification = (body: object) => Promise<boolean>;

type Needed = Pick<Dependencies, 'db' | 'now'> & { serverKey: string; send: SendNotification };

const RETRY_AFTER_MS = [0, 300, 1_000, 3_000];
const BATCH = 100;

const wait = (ms: number) => new Promise<void>((over) => setTimeout(over, ms).unref());

/** Marks the current status of a charge as sent, unless the status has changed since. */
async function markSent({ db, now }: Needed, { id, status }: DevelopmentCharge): Promise<void> {
  await db
    .update(developmentCharges)
    .set({ notifiedAt: now() })
    .where(and(eq(developmentCharges.id, id), eq(developmentCharges.status, status)));
}

async function sendOnce(charge: DevelopmentCharge, payment: ChargedPayment, dependencies: Needed) {
  const taken = await dependencies.send(developmentNotification(charge, payment, dependencies.serverKey));
  if (taken) await markSent(dependencies, charge);
  return taken;
}

/** Notifies the shop of a charge, with a few retries. If all fail, a job sends the notification later. */
export async function notifyShop(charge: DevelopmentCharge, payment: ChargedPayment, dependencies: Needed) {
  for (const pause of RETRY_AFTER_MS) {
    await wait(pause);
    if (await sendOnce(charge, payment, dependencies)) return true;
  }
  return false;
}

export async function resendUnsentNotifications(dependencies: Needed, signal?: AbortSignal): Promise<void> {
  const unsent = await dependencies.db
    .select({ charge: developmentCharges, payment: developmentPayments })
    .from(developmentCharges)
    .innerJoin(developmentPayments, eq(developmentPayments.orderId, developmentCharges.orderId))
    .where(isNull(developmentCharges.notifiedAt))
    .orderBy(asc(developmentCharges.createdAt))
    .limit(BATCH);
  for (const { charge, payment } of unsent) {
    if (signal?.aborted) return;
    await sendOnce(charge, payment, dependencies);
  }
}

export function createNotificationSender(notificationUrl: string): SendNotification {
  return async (body) => {
    try {
      const response = await fetch(notificationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // The shop is not running. A retry or the job sends the notification again.
      return false;
    }
  };
}
