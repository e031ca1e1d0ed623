import { desc, eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
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

/** Whether a session can still be paid. */
export function stateOf(
  payment: DevelopmentPayment,
  latest: DevelopmentCharge | undefined,
  now: Date,
): 'open' | 'paid' | 'ended' {
  if (latest?.status === 'capture') return 'paid';
  return payment.expiresAt > now ? 'open' : 'ended';
}
