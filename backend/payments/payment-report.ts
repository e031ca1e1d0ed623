import { z } from 'zod';

const text = z.string().min(1).max(100);
const optionalText = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value || undefined);

/** Codes and amounts are text as documented, but some payment methods send numbers. */
const textOrNumber = z.union([text, z.number().transform(String)]);

/** What the provider says of an order's payment: the body of its notification and of its status answer alike. */
export const paymentReportSchema = z
  .object({
    order_id: text,
    transaction_id: optionalText,
    transaction_status: text,
    fraud_status: optionalText,
    status_code: textOrNumber,
    gross_amount: textOrNumber,
    currency: optionalText,
    payment_type: optionalText,
  })
  .transform((wire) => ({
    orderId: wire.order_id,
    transactionId: wire.transaction_id,
    transactionStatus: wire.transaction_status,
    fraudStatus: wire.fraud_status,
    statusCode: wire.status_code,
    grossAmount: wire.gross_amount,
    currency: wire.currency,
    paymentType: wire.payment_type,
  }));
export type PaymentReport = z.infer<typeof paymentReportSchema>;

/** A notification is a report with a signature over it. */
export const signatureKeySchema = z.object({ signature_key: z.string().min(1).max(256) });
