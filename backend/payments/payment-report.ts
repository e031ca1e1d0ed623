import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { OrderStatus, PendingPayment } from '@/lib/contract/order';

/** Formats rupiah like Midtrans, with two decimals: `1250000.00`. */
export const formatGrossAmount = (rupiah: number): string => `${rupiah}.00`;

/** Parses an amount in a report as whole rupiah. Returns undefined for fractions and invalid text. */
export function parseGrossAmount(grossAmount: string): number | undefined {
  return /^\d{1,15}(\.0{1,2})?$/.test(grossAmount) ? Number.parseInt(grossAmount, 10) : undefined;
}

type Signed = Pick<PaymentReport, 'orderId' | 'statusCode' | 'grossAmount'>;

/**
 * Returns Midtrans' signature: the SHA-512 of order id, status code, amount as sent and server key, in hex.
 */
export function signNotification({ orderId, statusCode, grossAmount }: Signed, serverKey: string): string {
  return createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex');
}

/** Verifies the signature in constant time. */
export function hasValidSignature(serverKey: string, signed: Signed, signature: string): boolean {
  const expected = Buffer.from(signNotification(signed, serverKey));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const text = z.string().min(1).max(100);
const optionalText = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value || undefined);

/** Codes and amounts are documented as text, but some payment methods send numbers. */
const textOrNumber = z.union([text, z.number().transform(String)]);

/** Matches Midtrans' times, such as `2026-11-22 11:05:06`, which are the time of Jakarta. */
const JAKARTA = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

function momentIn(text: unknown): Date | undefined {
  const [, day, time] = JAKARTA.exec(String(text)) ?? [];
  const moment = new Date(`${day}T${time}+07:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export function formatJakartaTime(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

const lenientText = optionalText.catch(undefined);

/**
 * The fields of a report with the accounts and codes to pay to. The names of the fields depend on the bank.
 * Invalid fields are ignored.
 */
const instructionsSchema = z.object({
  va_numbers: z.array(z.object({ bank: text, va_number: textOrNumber })).catch([]),
  permata_va_number: lenientText,
  /** The numbers of a bill payment at Mandiri. */
  bill_key: lenientText,
  biller_code: lenientText,
  /** The code with which the customer pays at the till of a convenience store. */
  payment_code: lenientText,
  store: lenientText,
});

function listAccounts(report: Record<string, unknown>): PendingPayment['accounts'] {
  const wire = instructionsSchema.parse(report);
  const { permata_va_number: permata, bill_key: billKey, biller_code: billerCode, payment_code: code } = wire;
  const none = { billerCode: undefined };
  return [
    ...wire.va_numbers.map(({ bank, va_number: number }) => ({ bank, number, ...none })),
    ...(permata ? [{ bank: 'permata', number: permata, ...none }] : []),
    ...(billKey ? [{ bank: 'mandiri', number: billKey, billerCode }] : []),
    ...(code ? [{ bank: wire.store ?? '', number: code, ...none }] : []),
  ];
}

/** The fields of a report with refunded or charged-back amounts. Invalid fields are ignored. */
const refundsSchema = z.object({
  refund_amount: textOrNumber.optional().catch(undefined),
  refunds: z.array(z.object({ refund_amount: textOrNumber })).catch([]),
});

/**
 * Returns the rupiah that were refunded or charged back in total, or undefined when the report contains no
 * amount.
 */
function readRefundedAmount(report: Record<string, unknown>): number | undefined {
  const { refund_amount: total, refunds } = refundsSchema.parse(report);
  const parts = refunds.map(({ refund_amount: part }) => parseGrossAmount(part) ?? 0);
  const sum = parts.reduce((all, part) => all + part, 0);
  const refunded = Math.max((total && parseGrossAmount(total)) || 0, sum);
  return refunded > 0 ? refunded : undefined;
}

const wireSchema = z.object({
  order_id: text,
  transaction_id: optionalText,
  transaction_status: text,
  fraud_status: optionalText,
  status_code: textOrNumber,
  gross_amount: textOrNumber,
  currency: optionalText,
  payment_type: optionalText,
  // These fields are parsed later, so that an invalid optional field does not make the whole report invalid.
  expiry_time: z.unknown().optional(),
  va_numbers: z.unknown().optional(),
  permata_va_number: z.unknown().optional(),
  bill_key: z.unknown().optional(),
  biller_code: z.unknown().optional(),
  payment_code: z.unknown().optional(),
  store: z.unknown().optional(),
  refund_amount: z.unknown().optional(),
  refunds: z.unknown().optional(),
});

function fromWire(wire: z.infer<typeof wireSchema>) {
  return {
    orderId: wire.order_id,
    transactionId: wire.transaction_id,
    transactionStatus: wire.transaction_status,
    fraudStatus: wire.fraud_status,
    statusCode: wire.status_code,
    grossAmount: wire.gross_amount,
    currency: wire.currency,
    paymentType: wire.payment_type,
    /** The time until which the provider waits for a pending payment, if the report contains it. */
    expiresAt: momentIn(wire.expiry_time),
    accounts: listAccounts(wire),
    refundedAmount: readRefundedAmount(wire),
  };
}

export const paymentReportSchema = wireSchema.transform(fromWire);
export type PaymentReport = z.infer<typeof paymentReportSchema>;

export const notificationSchema = wireSchema.extend({ signature_key: z.string().min(1).max(256) });

export function parseNotification(wire: z.infer<typeof notificationSchema>) {
  return { report: fromWire(wire), signature: wire.signature_key };
}

/** The meaning of a report for the shop. A `challenged` payment waits for a fraud review. */
export type PaymentVerdict =
  | 'paid'
  | 'challenged'
  | 'pending'
  | 'denied'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded'
  | 'charged_back'
  | 'partly_charged_back'
  | 'unknown';

const PLAIN: Record<string, PaymentVerdict> = {
  pending: 'pending',
  authorize: 'pending',
  deny: 'denied',
  failure: 'failed',
  expire: 'expired',
  cancel: 'cancelled',
  refund: 'refunded',
  chargeback: 'charged_back',
  partial_refund: 'partly_refunded',
  partial_chargeback: 'partly_charged_back',
};

/**
 * Returns the verdict about a captured or settled payment. The verdict is `paid` only with status code 200
 * and without suspected fraud (contract, Payment).
 */
function judgeTaken({ fraudStatus, statusCode }: PaymentReport): PaymentVerdict {
  if (fraudStatus === 'challenge') return 'challenged';
  if (fraudStatus === 'deny') return 'denied';
  if (fraudStatus !== undefined && fraudStatus !== 'accept') return 'unknown';
  return statusCode === '200' ? 'paid' : 'unknown';
}

export function judgePayment(report: PaymentReport): PaymentVerdict {
  const status = report.transactionStatus;
  if (status === 'settlement' || status === 'capture') return judgeTaken(report);
  return (Object.hasOwn(PLAIN, status) && PLAIN[status]) || 'unknown';
}

/**
 * The verdicts about payments that were refunded or charged back in part. The shop keeps the other part of
 * the money.
 */
const PARTIAL_VERDICTS: PaymentVerdict[] = ['partly_refunded', 'partly_charged_back'];

export const isPartialReversal = (verdict: PaymentVerdict): boolean => PARTIAL_VERDICTS.includes(verdict);

type Circumstances = {
  status: OrderStatus;
  /** True if an earlier report said that this charge was challenged. */
  hasChallengeReport: boolean;
  /** True if the shop has queued a refund of a late payment. */
  isRefunding: boolean;
};

/**
 * Returns the new status of an order, or undefined if a report does not change the status. A denied charge
 * does not end the order, because the payment widget accepts another card. A denial after a fraud review ends
 * the order, because the session accepts no other card. A paid charge that is cancelled before it settles is
 * a refund.
 */
export function getTargetStatus(
  verdict: PaymentVerdict,
  { status, hasChallengeReport, isRefunding }: Circumstances,
): Exclude<OrderStatus, 'pending'> | undefined {
  switch (verdict) {
    case 'paid':
    case 'partly_refunded':
    case 'partly_charged_back':
      return isRefunding ? undefined : 'paid';
    case 'failed':
    case 'expired':
    case 'refunded':
      return verdict;
    case 'charged_back':
      return 'refunded';
    case 'cancelled':
      return status === 'paid' || isRefunding ? 'refunded' : 'cancelled';
    case 'denied':
      return hasChallengeReport ? 'failed' : undefined;
    default:
      return undefined;
  }
}
