import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '@/backend/db/database';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';

export type DevelopmentPayment = typeof developmentPayments.$inferSelect;
export type DevelopmentCharge = typeof developmentCharges.$inferSelect;

/** The latest try to pay, which is what the provider reports of an order. */
export async function findLatestCharge(db: Reader, orderId: string): Promise<DevelopmentCharge | undefined> {
  const [charge] = await db
    .select()
    .from(developmentCharges)
    .where(eq(developmentCharges.orderId, orderId))
    .orderBy(desc(developmentCharges.position))
    .limit(1);
  return charge;
}

/** A payment session by its token. */
export async function findPayment(db: Reader, token: string): Promise<DevelopmentPayment | undefined> {
  const [payment] = await db.select().from(developmentPayments).where(eq(developmentPayments.token, token));
  return payment;
}

/** The same, locked: tries to pay and the shop's wishes queue up. */
export async function lockPayment(
  tx: Transaction,
  key: { token: string } | { orderId: string },
): Promise<DevelopmentPayment | undefined> {
  const isMeant =
    'token' in key ? eq(developmentPayments.token, key.token) : eq(developmentPayments.orderId, key.orderId);
  const [payment] = await tx.select().from(developmentPayments).where(isMeant).for('update');
  return payment;
}

/** `held` is money somebody at the provider has to look at first. */
export type PaymentState = 'open' | 'paid' | 'held' | 'ended';

/** The statuses after which a session takes no other try. */
const STATE_OF_STATUS: Partial<Record<DevelopmentCharge['status'], PaymentState>> = {
  capture: 'paid',
  settlement: 'paid',
  challenge: 'held',
  failure: 'ended',
  cancel: 'ended',
  refund: 'ended',
};

/** Whether a session can still be paid. */
export function stateOf(
  payment: DevelopmentPayment,
  latest: DevelopmentCharge | undefined,
  now: Date,
): PaymentState {
  const used = latest && STATE_OF_STATUS[latest.status];
  if (used) return used;
  return payment.expiresAt > now && payment.endedAt === null ? 'open' : 'ended';
}

/** True when the customer holds an account number whose transfer may still arrive, in time or not. */
export function awaitsTransfer(
  latest: DevelopmentCharge | undefined,
): latest is DevelopmentCharge & { virtualAccount: string } {
  return (
    latest !== undefined &&
    latest.virtualAccount !== null &&
    (latest.status === 'pending' || latest.status === 'expire')
  );
}

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
export const refund: Choose = ({ status }) => {
  if (status === 'capture') return 'cancel';
  return status === 'settlement' ? 'refund' : undefined;
};

const END_OF: Partial<Record<Status, Status>> = { pending: 'expire', challenge: 'cancel' };

/** Ends a session: nothing can be tried in it any more, and what waits is let go. */
export async function endSession(db: Database, orderId: string, now: Date): Promise<void> {
  await db.update(developmentPayments).set({ endedAt: now }).where(eq(developmentPayments.orderId, orderId));
  await moveCharge(db, { orderId }, ({ status }) => END_OF[status]);
}
