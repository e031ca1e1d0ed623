import { z } from 'zod';

const text = z.string().min(1).max(100);
const optionalText = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value || undefined);

/** Codes and amounts are text as documented, but some payment methods send numbers. */
const textOrNumber = z.union([text, z.number().transform(String)]);

const wireSchema = z.object({
  order_id: text,
  transaction_id: optionalText,
  transaction_status: text,
  fraud_status: optionalText,
  status_code: textOrNumber,
  gross_amount: textOrNumber,
  currency: optionalText,
  payment_type: optionalText,
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
  };
}

/** What the provider says of an order's payment: its status answer, and its notification without the signature. */
export const paymentReportSchema = wireSchema.transform(fromWire);
export type PaymentReport = z.infer<typeof paymentReportSchema>;

/** A notification's body as it comes. */
export const notificationSchema = wireSchema.extend({ signature_key: z.string().min(1).max(256) });

/** A notification's report and the signature over it. */
export function readNotification(wire: z.infer<typeof notificationSchema>) {
  return { report: fromWire(wire), signature: wire.signature_key };
}
