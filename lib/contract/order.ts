import { z } from 'zod';
import { idSchema, momentSchema, rupiahSchema } from './wire';

export const orderLineSchema = z.object({
  id: idSchema,
  itemId: idSchema.nullish().transform((value) => value ?? ''),
  itemName: z.string(),
  price: rupiahSchema,
  quantity: z.number().int().nonnegative(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

const orderLinesSchema = z.array(orderLineSchema).nullish();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** An order as it comes: its lines are under `transaction_items` or `transactionitem` (spec §3). */
export const orderSchema = z
  .object({
    id: idSchema,
    customer_name: text,
    customer_email: text,
    status: z.string(),
    total: rupiahSchema,
    transaction_method: text,
    createdAt: momentSchema.nullish().transform((value) => value ?? ''),
    updatedAt: momentSchema.nullish().transform((value) => value ?? ''),
    snap_token: z
      .string()
      .nullish()
      .transform((value) => value ?? undefined),
    transaction_items: orderLinesSchema,
    transactionitem: orderLinesSchema,
  })
  .transform(({ transaction_items, transactionitem, ...order }) => ({
    ...order,
    transaction_items: transaction_items ?? transactionitem ?? [],
  }));
export type Order = z.infer<typeof orderSchema>;

/** `POST /api/transactions/create` answers either of these (contract, Transactions). */
export const transactionAnswerSchema = z.union([
  z.object({ status: z.literal('success'), data: z.object({ id: idSchema, snap_token: z.string().min(1) }) }),
  z.object({ status: z.literal('error'), errors: z.array(z.object({ msg: z.string() })).default([]) }),
]);

/** The statuses of the bundled product API's machine. Another server's are shown as received. */
export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
