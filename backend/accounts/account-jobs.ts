import { and, asc, eq, lte, not } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import {
  accessTokens,
  customers,
  mailRequests,
  resetTokens,
  verificationTokens,
} from '@/backend/db/schema/accounts';
import { cartAdditions } from '@/backend/db/schema/cart';
import type { Dependencies } from '@/backend/dependencies';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { alreadyConfirmedMail, resetMail, verificationMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import type { Locale } from '@/lib/contract/locale';
import { currentRequestId, onBehalfOf } from '@/lib/log/request-id';
import { normalizeEmail } from './account-input';
import { issueToken, LIFE_MS } from './credentials';

/** Asked again within this time, no second mail goes out. */
const PAUSE_MS = 30_000;

type Wanted = { kind: (typeof mailRequests.$inferSelect)['kind']; email: string; locale: Locale };

/**
 * Stores that somebody wants a mail. A job finds out later whether the address is a customer's, so that neither the words
 * nor the time of the answer can tell (user enumeration).
 */
export async function requestMail(db: Database, { kind, email, locale }: Wanted, now: Date): Promise<void> {
  const asked = { locale, requestedAt: now, due: true, requestId: currentRequestId() ?? null };
  await db
    .insert(mailRequests)
    .values({ kind, email: normalizeEmail(email), ...asked })
    .onConflictDoUpdate({
      target: [mailRequests.kind, mailRequests.email],
      set: asked,
      setWhere: lte(mailRequests.requestedAt, new Date(now.getTime() - PAUSE_MS)),
    });
}

type Request = typeof mailRequests.$inferSelect;
type Needed = Pick<Dependencies, 'db' | 'config' | 'now'>;

async function claimNext(tx: Transaction): Promise<Request | undefined> {
  const [next] = await tx
    .select()
    .from(mailRequests)
    .where(eq(mailRequests.due, true))
    .orderBy(asc(mailRequests.requestedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  await tx
    .update(mailRequests)
    .set({ due: false })
    .where(and(eq(mailRequests.kind, next.kind), eq(mailRequests.email, next.email)));
  return next;
}

async function findCustomer(tx: Transaction, email: string) {
  const [customer] = await tx
    .select({ id: customers.id, firstName: customers.firstName, verifiedAt: customers.verifiedAt })
    .from(customers)
    .where(eq(customers.email, email));
  return customer;
}

/** The mail that answers a request, and how long it is of use; none where the address is nobody's. */
async function findAnswer(tx: Transaction, request: Request, { config, now }: Needed) {
  const customer = await findCustomer(tx, request.email);
  if (!customer) return undefined;
  const { id, firstName, verifiedAt } = customer;
  const recipient = { to: request.email, name: firstName, locale: request.locale, siteUrl: config.siteUrl };
  const usefulMs = LIFE_MS[request.kind];
  if (request.kind === 'verification' && verifiedAt)
    return { mail: alreadyConfirmedMail(recipient), usefulMs };
  const token = await issueToken(tx, request.kind, id, now());
  const linkMail = request.kind === 'reset' ? resetMail : verificationMail;
  return { mail: linkMail({ ...recipient, token }), usefulMs };
}

async function answerNext(needed: Needed): Promise<boolean> {
  return needed.db.transaction(async (tx) => {
    const request = await claimNext(tx);
    if (!request) return false;
    await onBehalfOf(request.requestId, async () => {
      const answer = await findAnswer(tx, request, needed);
      const now = needed.now();
      if (answer) await queueMail(tx, answer.mail, { now, until: new Date(now.getTime() + answer.usefulMs) });
    });
    return true;
  });
}

/** Mails what was asked for by an address. Several processes may do this at once. */
export async function answerMailRequests(needed: Needed, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await answerNext(needed)));
}

/** How long an answered request stays; it only has to outlast the pause between two mails. */
const REQUEST_MS = 3_600_000;

/** How long an ended bearer token still names its customer, for a password change whose answer was lost. */
const ENDED_MS = 3_600_000;

/** How long an addition to a cart may be repeated under its idempotency key. */
const ADDITION_MS = 24 * 3_600_000;

/** Deletes expired tokens, answered mail requests (not all of them are customers') and idempotency keys. */
export async function deleteExpired({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  for (const table of [verificationTokens, resetTokens])
    await db.delete(table).where(lte(table.expiresAt, now()));
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, before(ENDED_MS)));
  const answered = lte(mailRequests.requestedAt, before(REQUEST_MS));
  await db.delete(mailRequests).where(and(not(mailRequests.due), answered));
  await db.delete(cartAdditions).where(lte(cartAdditions.addedAt, before(ADDITION_MS)));
}

/** Whoever asks for a mail looks into the inbox at once. */
const MAIL_ROUND_MS = 500;
/** What has expired opens nothing, whether it is still there or not. */
const CLEANING_ROUND_MS = 15 * 60 * 1000;

export function startAccountJobs(dependencies: Dependencies): RunningJobs[] {
  const { log } = dependencies;
  const mails: Job = {
    name: 'answer mail requests',
    run: (signal) => answerMailRequests(dependencies, signal),
  };
  const cleaning: Job = { name: 'delete expired tokens', run: () => deleteExpired(dependencies) };
  return [startJobs([mails], MAIL_ROUND_MS, log), startJobs([cleaning], CLEANING_ROUND_MS, log)];
}
