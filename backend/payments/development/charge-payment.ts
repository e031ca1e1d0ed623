import { randomUUID } from 'node:crypto';
import type { Database } from '@/backend/db/database';
import { developmentCharges } from '@/backend/db/schema/payments';
import {
  type DevelopmentCharge,
  type DevelopmentPayment,
  findLatestCharge,
  lockPayment,
  stateOf,
} from './development-payment';

/** How the customer tries to pay: by a card, or by a transfer to an account. */
export type Try = Pick<DevelopmentCharge, 'status' | 'paymentType' | 'maskedCard' | 'virtualAccount'>;

/** What became of a try: a charge, or none because the session is unknown or over. `known` is one told of before. */
export type ChargeResult =
  | { state: 'unknown' | 'ended' }
  | { state: 'known' | 'charged'; payment: DevelopmentPayment; charge: DevelopmentCharge };

/** Stores a try to pay. A session that is used takes no other: the charge that used it is answered again. */
export function chargePayment(db: Database, token: string, attempt: Try, now: Date): Promise<ChargeResult> {
  return db.transaction(async (tx): Promise<ChargeResult> => {
    const payment = await lockPayment(tx, { token });
    if (!payment) return { state: 'unknown' };

    const latest = await findLatestCharge(tx, payment.orderId);
    const state = stateOf(payment, latest, now);
    if (latest && (state === 'paid' || state === 'held')) return { state: 'known', payment, charge: latest };
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
