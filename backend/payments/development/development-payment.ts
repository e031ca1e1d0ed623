import { desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
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
