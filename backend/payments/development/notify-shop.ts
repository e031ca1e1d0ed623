import { and, asc, eq, isNull } from 'drizzle-orm';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import type { DevelopmentCharge } from './charges';
import { type ChargedPayment, developmentNotification } from './development-report';

/** Sends a notification to the shop's address; true when the shop took it. */
export type SendNotification = (body: object) => Promise<boolean>;

type Needed = Pick<Dependencies, 'db' | 'now'> & { serverKey: string; send: SendNotification };

const RETRY_AFTER_MS = [0, 300, 1_000, 3_000];
const BATCH = 100;

const wait = (ms: number) => new Promise<void>((over) => setTimeout(over, ms).unref());

/** Unless the charge has changed since, which is still to be told. */
async function markSent({ db, now }: Needed, { id, status }: DevelopmentCharge): Promise<void> {
  await db
    .update(developmentCharges)
    .set({ notifiedAt: now() })
    .where(and(eq(developmentCharges.id, id), eq(developmentCharges.status, status)));
}

async function sendOnce(charge: DevelopmentCharge, payment: ChargedPayment, dependencies: Needed) {
  const taken = await dependencies.send(developmentNotification(charge, payment, dependencies.serverKey));
  if (taken) await markSent(dependencies, charge);
  return taken;
}

/** Notifies the shop of a charge, with a few retries; what is not taken is resent later. */
export async function notifyShop(charge: DevelopmentCharge, payment: ChargedPayment, dependencies: Needed) {
  for (const pause of RETRY_AFTER_MS) {
    await wait(pause);
    if (await sendOnce(charge, payment, dependencies)) return true;
  }
  return false;
}

/** Resends every notification the shop has not taken yet, oldest first. */
export async function resendUnsent(dependencies: Needed, signal?: AbortSignal): Promise<void> {
  const unsent = await dependencies.db
    .select({ charge: developmentCharges, payment: developmentPayments })
    .from(developmentCharges)
    .innerJoin(developmentPayments, eq(developmentPayments.orderId, developmentCharges.orderId))
    .where(isNull(developmentCharges.notifiedAt))
    .orderBy(asc(developmentCharges.createdAt))
    .limit(BATCH);
  for (const { charge, payment } of unsent) {
    if (signal?.aborted) return;
    await sendOnce(charge, payment, dependencies);
  }
}

export function sendTo(notificationUrl: string): SendNotification {
  return async (body) => {
    try {
      const response = await fetch(notificationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // Not taken: the shop is not up, or went down meanwhile. It is sent again.
      return false;
    }
  };
}
