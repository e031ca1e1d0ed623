import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { paymentErrands } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import { pauseAfter } from '@/backend/jobs/start-jobs';
import { judgePayment } from '@/backend/payments/judge-payment';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { applyReport } from './apply-report';
import { type Errand, finishErrand } from './payment-outbox';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;
type StoredErrand = typeof paymentErrands.$inferSelect;

/** Takes the longest due errand for ourselves: until its next try no other process sees it as due. */
function claimDue(db: Database, now: Date): Promise<StoredErrand | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(paymentErrands)
      .where(and(isNotNull(paymentErrands.dueAt), lte(paymentErrands.dueAt, now)))
      .orderBy(asc(paymentErrands.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    await tx
      .update(paymentErrands)
      .set({
        attempts: sql`${paymentErrands.attempts} + 1`,
        dueAt: new Date(now.getTime() + pauseAfter(due.attempts)),
      })
      .where(and(eq(paymentErrands.orderId, due.orderId), eq(paymentErrands.errand, due.errand)));
    return due;
  });
}

/** Applies what the provider says of the payment now, after it was asked for something. */
async function applyTruth(orderId: string, needed: Needed): Promise<void> {
  const truth = await needed.payments.findReport(orderId);
  if (truth) await applyReport(truth, needed);
}

/** An order nobody waits for: its payment is ended. Should money have come first, that is settled as late. */
async function end(orderId: string, needed: Needed): Promise<void> {
  const { db, now, payments } = needed;
  await payments.endPayment(orderId, await payments.findReport(orderId));
  await applyTruth(orderId, needed);
  await db.transaction((tx) => finishErrand(tx, orderId, 'end', now()));
}

/** Money that came too late: given back, which the provider's own word then confirms and ends the errand. */
async function refund(orderId: string, needed: Needed): Promise<void> {
  const { payments } = needed;
  const report = await payments.findReport(orderId);
  if (report && judgePayment(report) === 'paid') await payments.giveBack(report);
  await applyTruth(orderId, needed);
}

const RUN: Record<Errand, (orderId: string, needed: Needed) => Promise<void>> = { end, refund };

async function run({ orderId, errand, attempts }: StoredErrand, needed: Needed): Promise<void> {
  try {
    await RUN[errand](orderId, needed);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const details = { orderId, errand, attempt: attempts + 1, fault: error.fault, reason: error.message };
    // A means of payment that takes nothing back needs somebody to do it by hand, and to say so at the provider.
    if (error.fault === 'refused')
      needed.log.error(details, 'The payment provider refused: see to it by hand');
    else needed.log.warn(details, 'The payment provider could not be told and is told later');
  }
}

/** Runs every errand at the payment provider that is due. Several processes may do this at once. */
export async function runErrands(needed: Needed, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due = await claimDue(needed.db, needed.now());
    if (!due) return;
    await run(due, needed);
  }
}
