import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { paymentNotifications } from '@/backend/db/schema/payments';
import type { Verdict } from '@/backend/payments/judge-payment';
import type { PaymentReport } from '@/backend/payments/payment-report';

export type JournalEntry = {
  report: PaymentReport;
  source: 'notification' | 'status';
  verdict: Verdict | 'mismatch';
  effect: 'applied' | 'noted' | 'late';
  now: Date;
};

export async function writeJournal(tx: Transaction, { report, source, verdict, effect, now }: JournalEntry) {
  await tx.insert(paymentNotifications).values({
    ...report,
    id: randomUUID(),
    source,
    verdict,
    effect,
    receivedAt: now,
  });
}

export async function wasChallenged(tx: Transaction, { orderId, transactionId }: PaymentReport) {
  if (transactionId === undefined) return false;
  const challenges = and(
    eq(paymentNotifications.orderId, orderId),
    eq(paymentNotifications.transactionId, transactionId),
    eq(paymentNotifications.verdict, 'challenged'),
  );
  return (await tx.$count(paymentNotifications, challenges)) > 0;
}
