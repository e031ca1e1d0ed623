import { grossAmountOf } from '@/backend/payments/gross-amount';
import { sign } from '@/backend/payments/signature';
import type { DevelopmentCharge } from './development-payment';

/** Status code and message of each outcome, as the real provider has them. */
const ANSWER = {
  capture: {
    status_code: '200',
    status_message: 'Success, Credit Card transaction is successful',
    fraud_status: 'accept',
  },
  deny: { status_code: '202', status_message: 'Deny by Bank', fraud_status: 'accept' },
  pending: { status_code: '201', status_message: 'Success, transaction is pending', fraud_status: undefined },
} as const;

/** A charge in the provider's own words: what the browser is told, the status call answers and notifications carry. */
export function developmentReport(charge: DevelopmentCharge, amount: number) {
  return {
    ...ANSWER[charge.status],
    transaction_id: charge.id,
    order_id: charge.orderId,
    gross_amount: grossAmountOf(amount),
    currency: 'IDR',
    payment_type: charge.paymentType,
    transaction_status: charge.status,
    transaction_time: charge.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    ...(charge.maskedCard !== null && { masked_card: charge.maskedCard }),
  };
}

/** The report with the signature that makes it a notification. */
export function developmentNotification(charge: DevelopmentCharge, amount: number, serverKey: string) {
  const report = developmentReport(charge, amount);
  const signed = {
    orderId: report.order_id,
    statusCode: report.status_code,
    grossAmount: report.gross_amount,
  };
  return { ...report, signature_key: sign(signed, serverKey) };
}
