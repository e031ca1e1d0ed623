import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';
import type { ChargeResult } from './charge-payment';
import {
  awaitsTransfer,
  type DevelopmentCharge,
  type DevelopmentPayment,
  findLatestCharge,
  lockPayment,
} from './development-payment';

type Status = DevelopmentCharge['status'];

/** The charge in another status, of which the shop has not been told yet. */
async function setStatus(
  tx: Transaction,
  { id }: DevelopmentCharge,
  status: Status,
): Promise<DevelopmentCharge> {
  const [moved] = await tx
    .update(developmentCharges)
    .set({ status, notifiedAt: null })
    .where(eq(developmentCharges.id, id))
    .returning();
  if (!moved) throw new Error('The charge is gone');
  return moved;
}

/** Where the latest charge goes; undefined when it stays. */
type Choose = (latest: DevelopmentCharge, payment: DevelopmentPayment) => Status | undefined;

/** Moves a session's latest charge, if there is one and it is to go somewhere. */
export function moveCharge(
  db: Database,
  key: { token: string } | { orderId: string },
  choose: Choose,
): Promise<ChargeResult> {
  return db.transaction(async (tx): Promise<ChargeResult> => {
    const payment = await lockPayment(tx, key);
    if (!payment) return { state: 'unknown' };
    const latest = await findLatestCharge(tx, payment.orderId);
    if (!latest) return { state: 'ended' };
    const status = choose(latest, payment);
    if (!status) return { state: 'known', payment, charge: latest };
    return { state: 'charged', payment, charge: await setStatus(tx, latest, status) };
  });
}

/** The transfer arrives at the bank, be it too late for the order. */
export const arrive: Choose = (latest) => (awaitsTransfer(latest) ? 'settlement' : undefined);

/** Somebody at the provider has looked at money held back. */
export function review(decision: 'accept' | 'deny'): Choose {
  const status = decision === 'accept' ? 'capture' : 'deny';
  return ({ status: now }) => (now === 'challenge' ? status : undefined);
}

/** Money goes back: what is not settled yet is voided. */
export const giveBack: Choose = ({ status }) => {
  if (status === 'capture') return 'cancel';
  return status === 'settlement' ? 'refund' : undefined;
};

const END_OF: Partial<Record<Status, Status>> = { pending: 'expire', challenge: 'cancel' };

/** Ends a session: nothing can be tried in it any more, and what waits is let go. */
export async function endSession(db: Database, orderId: string, now: Date): Promise<void> {
  await db.update(developmentPayments).set({ endedAt: now }).where(eq(developmentPayments.orderId, orderId));
  await moveCharge(db, { orderId }, ({ status }) => END_OF[status]);
}
