import { grossAmountOf, jakartaTime, sign } from '@/backend/payments/payment-report';
import type { DevelopmentCharge, DevelopmentPayment } from './charges';

/** The provider's status, its code and message, and the fraud status, as Midtrans has them. */
const ANSWER: Record<DevelopmentCharge['status'], [string, string, string, string?]> = {
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

export type ChargedPayment = Pick<DevelopmentPayment, 'amount' | 'expiresAt'>;

function transferOf({ virtualAccount }: DevelopmentCharge, { expiresAt }: ChargedPayment) {
  if (virtualAccount === null) return {};
  return {
    va_numbers: [{ bank: 'bali', va_number: virtualAccount }],
    expiry_time: jakartaTime(expiresAt),
  };
}

/** A charge in the provider's own words: what the browser is told, the status call answers and notifications carry. */
export function developmentReport(charge: DevelopmentCharge, payment: ChargedPayment) {
  const [transaction_status, status_code, status_message, fraud_status] = ANSWER[charge.status];
  return {
    transaction_status,
    status_code,
    status_message,
    ...(fraud_status && { fraud_status }),
    transaction_id: charge.id,
    order_id: charge.orderId,
    gross_amount: grossAmountOf(payment.amount),
    currency: 'IDR',
    payment_type: charge.paymentType,
    transaction_time: jakartaTime(charge.createdAt),
    ...(charge.maskedCard !== null && { masked_card: charge.maskedCard }),
    ...transferOf(charge, payment),
  };
}

export function developmentNotification(
  charge: DevelopmentCharge,
  payment: ChargedPayment,
  serverKey: string,
) {
  const report = developmentReport(charge, payment);
  const signed = {
    orderId: report.order_id,
    statusCode: report.status_code,
    grossAmount: report.gross_amount,
  };
  return { ...report, signature_key: sign(signed, serverKey) };
}
