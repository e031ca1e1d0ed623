import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { moveOrder } from '@/backend/orders/move-order';
import { noteMethod } from '@/backend/orders/note-method';
import { canMove } from '@/backend/orders/order-status';
import type { StoredOrder } from '@/backend/orders/stored-order';
import type { OrderStatus } from '@/lib/contract/order';
import { rupiahIn } from './gross-amount';
import { judgePayment, targetStatus, type Verdict } from './judge-payment';
import { type JournalEntry, wasChallenged, writeJournal } from './payment-journal';
import type { PaymentReport } from './payment-report';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint'>;

/** The only money the shop takes. A report without a currency is in the provider's own, which is the same. */
const CURRENCY = 'IDR';

/** True when the report speaks of the order's own amount in the shop's currency. */
export function isOfOrder(report: PaymentReport, order: StoredOrder): boolean {
  return (
    report.orderId === order.id &&
    rupiahIn(report.grossAmount) === order.total &&
    (report.currency ?? CURRENCY) === CURRENCY
  );
}

async function lockOrder(tx: Transaction, orderId: string): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  // Before the order, as checkout does: it holds the customer while it looks for a repeat's order.
  await lockCustomer(tx, found.customerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

/**
 * What the report asks of the order: the status to go to, if any. A payment under way is not a status of its own, but
 * its means is remembered.
 */
export async function judge(tx: Transaction, order: StoredOrder, report: PaymentReport, now: Date) {
  const verdict = judgePayment(report);
  const isUnderWay = verdict === 'pending' || verdict === 'challenged';
  if (isUnderWay && report.paymentType) await noteMethod(tx, order.id, report.paymentType, now);
  const circumstances = { status: order.status, wasChallenged: await wasChallenged(tx, report) };
  const target = targetStatus(verdict, circumstances);
  return { verdict, target: target === order.status ? undefined : target };
}

function effectOf(order: StoredOrder, target: OrderStatus | undefined): JournalEntry['effect'] {
  if (target === undefined) return 'noted';
  return canMove(order.status, target) ? 'applied' : 'late';
}

/** Late arrivals change nothing, but money that nobody expected any more must not vanish silently. */
function reportLate(log: Logger, order: StoredOrder, verdict: Verdict): void {
  const details = { orderId: order.id, status: order.status, verdict };
  if (verdict === 'paid')
    log.error(details, 'Money was taken for an order that has ended: give it back by hand');
  else log.warn(details, 'A payment report came too late and changed nothing');
}

async function applyLocked(tx: Transaction, order: StoredOrder, report: PaymentReport, dependencies: Needed) {
  const { log, now, checkpoint } = dependencies;
  const { verdict, target } = await judge(tx, order, report, now());
  const effect = effectOf(order, target);
  // A poll that finds nothing new is not worth a line.
  if (effect !== 'noted' || verdict === 'challenged') {
    await writeJournal(tx, { report, source: 'status', verdict, effect, now: now() });
  }
  if (effect === 'late') reportLate(log, order, verdict);
  if (effect === 'applied' && target) {
    await moveOrder(tx, order, { to: target, now: now(), method: report.paymentType });
  }
  await checkpoint('payment judged');
}

/**
 * Applies the provider's own word to an order: status, stock and journal in one transaction. Repeats and late
 * arrivals change no status; a wrong amount or currency is refused loudly.
 */
export async function applyReport(report: PaymentReport, dependencies: Needed): Promise<void> {
  const { db, log, now } = dependencies;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, report.orderId);
    if (!order) return;
    if (isOfOrder(report, order)) return applyLocked(tx, order, report, dependencies);
    await writeJournal(tx, { report, source: 'status', verdict: 'mismatch', effect: 'noted', now: now() });
    log.error(
      { orderId: order.id, total: order.total, grossAmount: report.grossAmount },
      'The provider’s amount is not the order’s',
    );
  });
  await dependencies.checkpoint('payment committed');
}
