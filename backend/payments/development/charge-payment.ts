import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';
import {
  type DevelopmentCharge,
  type DevelopmentPayment,
  findLatestCharge,
  stateOf,
} from './development-payment';

/** How the customer tries to pay. Without a card the payment is left for later. */
export type Try = { status: DevelopmentCharge['status']; paymentType: string; maskedCard: string | null };

/** What became of a try: a charge, or none because the session is unknown or over. */
export type ChargeResult =
  | { state: 'unknown' | 'ended' }
  | { state: 'paid' | 'charged'; payment: DevelopmentPayment; charge: DevelopmentCharge };

async function lockPayment(tx: Transaction, token: string): Promise<DevelopmentPayment | undefined> {
  const [payment] = await tx
    .select()
    .from(developmentPayments)
    .where(eq(developmentPayments.token, token))
    .for('update');
  return payment;
}

/** Stores a try to pay. A session that is paid takes no other: the charge that paid it is answered again. */
export function chargePayment(db: Database, token: string, attempt: Try, now: Date): Promise<ChargeResult> {
  return db.transaction(async (tx): Promise<ChargeResult> => {
    const payment = await lockPayment(tx, token);
    if (!payment) return { state: 'unknown' };

    const latest = await findLatestCharge(tx, payment.orderId);
    const state = stateOf(payment, latest, now);
    if (state === 'paid' && latest) return { state, payment, charge: latest };
    if (state !== 'open') return { state: 'ended' };

    const position = (latest?.position ?? 0) + 1;
    const [charge] = await tx
      .insert(developmentCharges)
      .values({ id: randomUUID(), orderId: payment.orderId, position, createdAt: now, ...attempt })
      .returning();
    if (!charge) throw new Error('The charge was not stored');
    return { state: 'charged', payment, charge };
  });
}
