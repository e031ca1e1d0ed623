import { grossAmountOf, jakartaTime, sign } from '@/backend/payments/payment-report';
import type { DevelopmentCharge, DevelopmentPayment } from './charges';

type Outcome = {
  transaction_status: string;
  status_code: string;
  status_message: string;
  fraud_status?: string;
};

/** What each status is called, its code and its message, as the real provider has them. */
const ANSWER: Record<DevelopmentCharge['status'], Outcome> = {
  capture: {
    transaction_status: 'capture',
    status_code: '200',
    status_message: 'Success, Credit Card transaction is successful',
    fraud_status: 'accept',
  },
  settlement: {
    transaction_status: 'settlement',
    status_code: '200',
    status_message: 'Success, transaction is found',
    fraud_status: 'accept',
  },
  challenge: {
    transaction_status: 'capture',
    status_code: '201',
    status_message: 'Success, Credit Card transaction is challenged by FDS',
    fraud_status: 'challenge',
  },
  deny: {
    transaction_status: 'deny',
    status_code: '202',
    status_message: 'Deny by Bank',
    fraud_status: 'accept',
  },
  failure: { transaction_status: 'failure', status_code: '202', status_message: 'Transaction failed' },
  pending: {
    transaction_status: 'pending',
    status_code: '201',
    status_message: 'Success, transaction is pending',
  },
  expire: { transaction_status: 'expire', status_code: '407', status_message: 'Transaction expired' },
  cancel: {
    transaction_status: 'cancel',
    status_code: '200',
    status_message: 'Success, transaction is canceled',
  },
  refund: {
    transaction_status: 'refund',
    status_code: '200',
    status_message: 'Success, refund request is approved',
  },
};

/** What a report needs to know of the session the charge was made in. */
export type ChargedPayment = Pick<DevelopmentPayment, 'amount' | 'expiresAt'>;

/** A bank transfer's account, and until when it can be used, as the provider names them. */
function transferOf({ virtualAccount }: DevelopmentCharge, { expiresAt }: ChargedPayment) {
  if (virtualAccount === null) return {};
  return {
    va_numbers: [{ bank: 'bali', va_number: virtualAccount }],
    expiry_time: jakartaTime(expiresAt),
  };
}

/** A charge in the provider's own words: what the browser is told, the status call answers and notifications carry. */
export function developmentReport(charge: DevelopmentCharge, payment: ChargedPayment) {
  return {
    ...ANSWER[charge.status],
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

/** The report with the signature that makes it a notification. */
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
