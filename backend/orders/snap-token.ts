import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import type { PayableOrder } from '@/backend/payments/payment-provider';
import { payableUntil } from './order-hold';
import { listOrderLines, type StoredOrder } from './stored-order';

type Needed = Pick<Dependencies, 'db' | 'payments' | 'checkpoint'>;

async function payableOrder(db: Database, order: StoredOrder): Promise<PayableOrder> {
  const { id, total, createdAt, receiptName, address, city, province, postalCode } = order;
  return {
    id,
    total,
    createdAt,
    payableUntil: payableUntil(order),
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone },
    address: { receiptName, address, city, province, postalCode },
    lines: await listOrderLines(db, id),
  };
}

/**
 * The order's payment token, asked for when it has none yet: the call may have died in between. Two calls at once
 * may both ask; the first token stored is the one both answer.
 * @throws PaymentProviderError
 */
export async function ensureSnapToken(dependencies: Needed, order: StoredOrder): Promise<string> {
  const { db, payments, checkpoint } = dependencies;
  if (order.snapToken !== null) return order.snapToken;
  const token = await payments.createToken(await payableOrder(db, order));
  await checkpoint('token asked');
  const [stored] = await db
    .update(orders)
    .set({ snapToken: sql`coalesce(${orders.snapToken}, ${token})` })
    .where(eq(orders.id, order.id))
    .returning({ snapToken: orders.snapToken });
  await checkpoint('token stored');
  return stored?.snapToken ?? token;
}
