import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { paymentErrands } from '@/backend/db/schema/payments';

/** Orders whose money is on its way back, longest waiting first. `total` is whole rupiah. */
export function listRefunds(db: Database) {
  return db
    .select({
      id: orders.id,
      total: orders.total,
      method: orders.transactionMethod,
      email: orders.customerEmail,
      since: paymentErrands.createdAt,
      attempts: paymentErrands.attempts,
    })
    .from(paymentErrands)
    .innerJoin(orders, eq(orders.id, paymentErrands.orderId))
    .where(and(eq(paymentErrands.errand, 'refund'), isNull(paymentErrands.doneAt)))
    .orderBy(asc(paymentErrands.createdAt));
}
