import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { developmentPayments, keyValues } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import type { PaymentProvider } from '@/backend/payments/payment-provider';
import { paymentReportSchema } from '@/backend/payments/payment-report';
import {
  type ChargeResult,
  changeLatestCharge,
  chargePayment,
  endPaymentSession,
  findDevelopmentPayment,
  findLatestCharge,
  getStatusAfterRefund,
  getStatusAfterReview,
  getStatusAfterTransfer,
  type PaymentAttempt,
} from './charges';
import {
  createPaymentReport,
  notifyShop,
  resendUnsentNotifications,
  type SendNotification,
} from './notify-shop';

const KEY = 'development_payment_server_key';

/** Returns the key that signs notifications. It is random, and stored in the database. */
async function developmentServerKey(db: Database): Promise<string> {
  await db
    .insert(keyValues)
    .values({ key: KEY, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(keyValues).where(eq(keyValues.key, KEY));
  if (!stored) throw new Error('The development payment provider has no key');
  return stored.value;
}

type Needed = Pick<Dependencies, 'db' | 'now' | 'atCrashPoint'> & { send: SendNotification };

/**
 * The maximum time in milliseconds for which the response to the browser waits for the shop to accept the
 * notification.
 */
const NOTIFICATION_WAIT_MS = 2_000;

async function unsealSession({ db, now }: Needed, order: { id: string; total: number; payableUntil: Date }) {
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
  const payment = await findDevelopmentPayment(db, { orderId: order.id });
  if (!payment) throw new Error('The development payment was not stored');
  return payment.token;
}

async function findReportOf(db: Database, orderId: string) {
  const charge = await findLatestCharge(db, orderId);
  const payment = await findDevelopmentPayment(db, { orderId });
  return charge && payment && paymentReportSchema.parse(createPaymentReport(charge, payment));
}

/** Creates the development provider. Like a real provider, it uses its own tables and transactions. */
export async function createDevelopmentProvider(dependencies: Needed) {
  const { db, now, atCrashPoint } = dependencies;
  const serverKey = await developmentServerKey(db);
  const shop = { ...dependencies, serverKey };

  async function notify(result: ChargeResult): Promise<ChargeResult> {
    if (result.state !== 'charged') return result;
    await atCrashPoint('charge stored');
    const notified = notifyShop(result.charge, result.payment, shop);
    await Promise.race([notified, new Promise((late) => setTimeout(late, NOTIFICATION_WAIT_MS).unref())]);
    return result;
  }

  return {
    serverKey,
    createToken: (order) => unsealSession(dependencies, order),
    findReport: (orderId) => findReportOf(db, orderId),
    resendUnsent: (signal?: AbortSignal) => resendUnsentNotifications(shop, signal),
    charge: async (token: string, attempt: PaymentAttempt) =>
      notify(await chargePayment(db, token, attempt, now())),
    confirmTransfer: async (token: string) =>
      notify(await changeLatestCharge(db, { token }, getStatusAfterTransfer)),
    async review(token: string, decision: 'accept' | 'deny') {
      const result = await changeLatestCharge(db, { token }, getStatusAfterReview(decision));
      // A session whose charge was denied after a review accepts no other card, as at Midtrans.
      if (decision === 'deny' && result.state === 'charged')
        await endPaymentSession(db, result.charge.orderId, now());
      return notify(result);
    },
    endPayment: (orderId) => endPaymentSession(db, orderId, now()),
    refund: async ({ orderId }) => {
      await changeLatestCharge(db, { orderId }, getStatusAfterRefund);
    },
  } satisfies PaymentProvider & Record<string, unknown>;
}
export type DevelopmentProvider = Awaited<ReturnType<typeof createDevelopmentProvider>>;
