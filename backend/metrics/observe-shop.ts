import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { catalogueChanges } from '@/backend/db/schema/catalogue';
import { outgoingMails } from '@/backend/db/schema/mails';
import { orders } from '@/backend/db/schema/orders';
import { paymentOutbox } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import { METRICS, observe } from '@/lib/telemetry/metrics';

/** An order is noted as failed while the provider is asked: from the second time on nobody has answered. */
const UNANSWERED = 2;

/** Counts what waits in the database, whenever the metrics are read; each in a table, or by an index, of what waits alone. */
export function observeShop({ db }: Pick<Dependencies, 'db'>): void {
  const pending = eq(orders.status, 'pending');
  const unanswered = and(pending, gte(orders.checkFailures, UNANSWERED));
  const refunds = and(eq(paymentOutbox.action, 'refund'), isNotNull(paymentOutbox.dueAt));

  observe(METRICS.ordersPending, async (result) => result.observe(await db.$count(orders, pending)));
  observe(METRICS.paymentsUnconfirmed, async (result) => result.observe(await db.$count(orders, unanswered)));
  observe(METRICS.refundsDue, async (result) => result.observe(await db.$count(paymentOutbox, refunds)));
  observe(METRICS.mailsWaiting, async (result) => result.observe(await db.$count(outgoingMails)));
  observe(METRICS.outboxWaiting, async (result) => {
    result.observe(await db.$count(paymentOutbox, isNotNull(paymentOutbox.dueAt)), { outbox: 'payments' });
    result.observe(await db.$count(catalogueChanges), { outbox: 'catalogue' });
  });
}
