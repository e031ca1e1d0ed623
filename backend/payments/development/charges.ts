import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '@/backend/db/database';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';

export type DevelopmentPayment = typeof developmentPayments.$inferSelect;
export type DevelopmentCharge = typeof developmentCharges.$inferSelect;

export async function findLatestCharge(
  db: DatabaseOrTransaction,
  orderId: string,
): Promise<DevelopmentCharge | undefined> {
  const [charge] = await db
    .select()
    .from(developmentCharges)
    .where(eq(developmentCharges.orderId, orderId))
    .orderBy(desc(developmentCharges.position))
    .limit(1);
  return charge;
}

type PaymentKey = { token: string } | { orderId: string };

const isPayment = (key: PaymentKey) =>
  'token' in key ? eq(developmentPayments.token, key.token) : eq(developmentPayments.orderId, key.orderId);

export async function findDevelopmentPayment(
  db: DatabaseOrTransaction,
  key: PaymentKey,
): Promise<DevelopmentPayment | undefined> {
  const [payment] = await db.select().from(developmentPayments).where(isPayment(key));
  return payment;
}

/** Locks a payment session, so that payment attempts and calls of the shop run one after another. */
async function lockPayment(tx: Transaction, key: PaymentKey): Promise<DevelopmentPayment | undefined> {
  const [payment] = await tx.select().from(developmentPayments).where(isPayment(key)).for('update');
  return payment;
}

/** The state of a payment session. A `held` payment waits for a review by the provider. */
export type PaymentState = 'open' | 'paid' | 'held' | 'ended';

/**
 * The state of a session by the status of its latest charge. After a status that is not listed, the session
 * accepts another attempt.
 */
const STATE_OF_STATUS: Partial<Record<DevelopmentCharge['status'], PaymentState>> = {
  capture: 'paid',
  settlement: 'paid',
  challenge: 'held',
  failure: 'ended',
  cancel: 'ended',
  refund: 'ended',
};

export function getPaymentState(
  payment: DevelopmentPayment,
  latest: DevelopmentCharge | undefined,
  now: Date,
): PaymentState {
  const used = latest && STATE_OF_STATUS[latest.status];
  if (used) return used;
  return payment.expiresAt > now && payment.endedAt === null ? 'open' : 'ended';
}

/** Returns true when a transfer may still arrive, even after the deadline. */
export function isAwaitingTransfer(
  latest: DevelopmentCharge | undefined,
): latest is DevelopmentCharge & { virtualAccount: string } {
  return !!latest && latest.virtualAccount !== null && ['pending', 'expire'].includes(latest.status);
}

export type PaymentAttempt = Pick<
  DevelopmentCharge,
  'status' | 'paymentType' | 'maskedCard' | 'virtualAccount'
>;

/**
 * The result of a payment attempt or of a change: a charge, or no charge for an unknown or ended session. A
 * `known` charge has not changed and was reported before.
 */
export type ChargeResult =
  | { state: 'unknown' | 'ended' }
  | { state: 'known' | 'charged'; payment: DevelopmentPayment; charge: DevelopmentCharge };

/**
 * Stores a payment attempt as a charge. If the session is paid or under review, returns its charge instead.
 */
export function chargePayment(
  db: Database,
  token: string,
  attempt: PaymentAttempt,
  now: Date,
): Promise<ChargeResult> {
  return db.transaction(async (tx): Promise<ChargeResult> => {
    const payment = await lockPayment(tx, { token });
    if (!payment) return { state: 'unknown' };

    const latest = await findLatestCharge(tx, payment.orderId);
    const state = getPaymentState(payment, latest, now);
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

type Choose = (latest: DevelopmentCharge) => Status | undefined;

export function changeLatestCharge(db: Database, key: PaymentKey, choose: Choose): Promise<ChargeResult> {
  return db.transaction(async (tx): Promise<ChargeResult> => {
    const payment = await lockPayment(tx, key);
    if (!payment) return { state: 'unknown' };
    const latest = await findLatestCharge(tx, payment.orderId);
    if (!latest) return { state: 'ended' };
    const status = choose(latest);
    if (!status) return { state: 'known', payment, charge: latest };
    const [charge] = await tx
      .update(developmentCharges)
      .set({ status, notifiedAt: null })
      .where(eq(developmentCharges.id, latest.id))
      .returning();
    if (!charge) throw new Error('The charge no longer exists');
    return { state: 'charged', payment, charge };
  });
}

/** Returns the status of a transfer that arrives, even if it is too late for the order. */
export const getStatusAfterTransfer: Choose = (latest) =>
  isAwaitingTransfer(latest) ? 'settlement' : undefined;

/** Returns a function that chooses the status of a charge under review, given the provider's decision. */
export function getStatusAfterReview(decision: 'accept' | 'deny'): Choose {
  const status = decision === 'accept' ? 'capture' : 'deny';
  return ({ status: now }) => (now === 'challenge' ? status : undefined);
}

/**
 * Returns the status of a refunded charge: a charge that is not settled is cancelled, a settled charge
 * refunded.
 */
export const getStatusAfterRefund: Choose = ({ status }) => {
  if (status === 'capture') return 'cancel';
  return status === 'settlement' ? 'refund' : undefined;
};

const END_OF: Partial<Record<Status, Status>> = { pending: 'expire', challenge: 'cancel' };

/** Ends a payment session. A pending charge expires, and a charge under review is cancelled. */
export async function endPaymentSession(db: Database, orderId: string, now: Date): Promise<void> {
  await db.update(developmentPayments).set({ endedAt: now }).where(eq(developmentPayments.orderId, orderId));
  await changeLatestCharge(db, { orderId }, ({ status }) => END_OF[status]);
}
