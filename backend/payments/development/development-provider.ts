import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { developmentPayments, settings } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import type { PaymentProvider } from '@/backend/payments/payment-provider';
import { paymentReportSchema } from '@/backend/payments/payment-report';
import {
  type Attempt,
  arrive,
  type ChargeResult,
  chargePayment,
  endSession,
  findLatestCharge,
  moveCharge,
  refund,
  review,
} from './charges';
import { developmentReport } from './development-report';
import { notifyShop, resendUnsent, type SendNotification } from './notify-shop';

const KEY = 'development_payment_server_key';

/** The key the development provider signs with: random, made once and kept with the database. */
export async function developmentServerKey(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!stored) throw new Error('The development payment provider has no key');
  return stored.value;
}

type Needed = Pick<Dependencies, 'db' | 'now' | 'checkpoint'> & { send: SendNotification };

/** The provider that stands in for the real one. It keeps its own books, in transactions of its own. */
export type DevelopmentProvider = PaymentProvider & {
  /** Charges a session and tells the shop. The answer waits for the shop a moment, not for its retries. */
  charge(token: string, attempt: Attempt): Promise<ChargeResult>;
  /** The transfer the customer was given an account for arrives, in time or not; the shop is told. */
  arrive(token: string): Promise<ChargeResult>;
  /** Somebody decides about money that was held back; the shop is told. */
  review(token: string, decision: 'accept' | 'deny'): Promise<ChargeResult>;
  /** Sends what the shop has not taken yet once more. */
  resendUnsent(signal?: AbortSignal): Promise<void>;
};

/** How long the customer's browser waits for the shop to take the notification. */
const ANSWER_WITHIN_MS = 2_000;

async function openSession(
  { db, now }: Needed,
  order: { id: string; total: number; payableUntil: Date },
): Promise<string> {
  await db
    .insert(developmentPayments)
    .values({
      token: randomBytes(24).toString('base64url'),
      orderId: order.id,
      amount: order.total,
      expiresAt: order.payableUntil,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: developmentPayments.orderId });
  const [payment] = await db
    .select()
    .from(developmentPayments)
    .where(eq(developmentPayments.orderId, order.id));
  if (!payment) throw new Error('The development payment was not stored');
  return payment.token;
}

async function findReportOf(db: Database, orderId: string) {
  const charge = await findLatestCharge(db, orderId);
  const [payment] = await db
    .select()
    .from(developmentPayments)
    .where(eq(developmentPayments.orderId, orderId));
  return charge && payment && paymentReportSchema.parse(developmentReport(charge, payment));
}

/** Opens the development provider's books; its server key is made at the first time. */
export async function createDevelopmentProvider(dependencies: Needed): Promise<DevelopmentProvider> {
  const { db, now, checkpoint } = dependencies;
  const serverKey = await developmentServerKey(db);
  const shop = { ...dependencies, serverKey };

  /** Tells the shop of what has just happened. */
  async function tell(result: ChargeResult): Promise<ChargeResult> {
    if (result.state !== 'charged') return result;
    await checkpoint('charge stored');
    const told = notifyShop(result.charge, result.payment, shop);
    await Promise.race([told, new Promise((late) => setTimeout(late, ANSWER_WITHIN_MS).unref())]);
    return result;
  }

  return {
    serverKey,
    createToken: (order) => openSession(dependencies, order),
    findReport: (orderId) => findReportOf(db, orderId),
    resendUnsent: (signal) => resendUnsent(shop, signal),
    charge: async (token, attempt) => tell(await chargePayment(db, token, attempt, now())),
    arrive: async (token) => tell(await moveCharge(db, { token }, arrive)),
    async review(token, decision) {
      const result = await moveCharge(db, { token }, review(decision));
      // As with the real one, a session whose money was held back and refused takes no other card.
      if (decision === 'deny' && result.state === 'charged')
        await endSession(db, result.charge.orderId, now());
      return tell(result);
    },
    endPayment: (orderId) => endSession(db, orderId, now()),
    refund: async ({ orderId }) => {
      await moveCharge(db, { orderId }, refund);
    },
  };
}
