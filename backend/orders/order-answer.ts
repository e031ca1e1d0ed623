import { z } from 'zod';
import { ORDER_STATUSES } from '@/lib/contract/order';
import type { StoredOrder, StoredOrderLine } from './stored-order';

const orderLineAnswerSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sizeName: z.string(),
  price: z.int(),
  quantity: z.int(),
});

/** An order as the contract shows it; a pending one carries the token with which its payment goes on. */
export const orderAnswerSchema = z.object({
  id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  status: z.enum(ORDER_STATUSES),
  total: z.int(),
  transaction_method: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  snap_token: z.string().optional(),
  transaction_items: z.array(orderLineAnswerSchema),
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

/** A stored order in the contract's words. */
export function orderAnswer(order: StoredOrder, lines: StoredOrderLine[]): OrderAnswer {
  const token = order.status === 'pending' ? order.snapToken : null;
  return {
    id: order.id,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    status: order.status,
    total: order.total,
    transaction_method: order.transactionMethod,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    ...(token !== null && { snap_token: token }),
    transaction_items: lines.map(({ id, itemId, itemName, sizeName, price, quantity }) => ({
      id,
      itemId,
      itemName,
      sizeName,
      price,
      quantity,
    })),
  };
}
