import { and, asc, eq, isNull, lte, not } from 'drizzle-orm';
import { type Database, lockEmail, type Transaction } from '@/backend/db/database';
import {
  accessTokens,
  customers,
  mailRequests,
  resetTokens,
  verificationTokens,
} from '@/backend/db/schema/accounts';
import { cartAdditions } from '@/backend/db/schema/cart';
import type { Dependencies } from '@/backend/dependencies';
import { type PeriodicJob, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import {
  composeAlreadyConfirmedMail,
  composeResetMail,
  composeVerificationMail,
} from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import type { MailRequest } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { getCurrentRequestId, runWithRequestId } from '@/lib/log/request-id';
import { normalizeEmail } from './account-input';
import { issueToken, TOKEN_TTL_MS } from './credentials';
import { findAccount } from './register';

/** A second request for the same email within these 30 seconds sends no second email. */
const PAUSE_MS = 30_000;

type MailRequestInput = MailRequest & { kind: (typeof mailRequests.$inferSelect)['kind']; locale: Locale };

/**
 * Stores a request for an email. A job looks up the customer later, so that neither the text nor the time of the
 * response reveals whether the address is known (user enumeration).
 */
export async function queueMailRequest(
  db: Database,
  { kind, email, locale, redirect }: MailRequestInput,
  now: Date,
): Promise<void> {
  const asked = {
    locale,
    redirect: redirect ?? null,
    requestedAt: now,
    due: true,
    requestId: getCurrentRequestId() ?? null,
  };
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

/**
 * Returns the requested email and for how many milliseconds it is useful, or undefined for an unknown
 * address.
 */
async function findMailFor(tx: Transaction, request: Request, { config, now }: Needed) {
  await lockEmail(tx, request.email);
  const account = await findAccount(tx, request.email);
  if (!account) return undefined;
  const { id, firstName, verifiedAt } = account;
  // Anybody can register somebody else's address, so the name of a registration is not used.
  const name = verifiedAt ? firstName : undefined;
  const recipient = { to: request.email, name, locale: request.locale, siteUrl: config.siteUrl };
  const usefulMs = TOKEN_TTL_MS[request.kind];
  if (request.kind === 'verification' && verifiedAt)
    return { mail: composeAlreadyConfirmedMail(recipient), usefulMs };
  const token = await issueToken(tx, request.kind, id, now());
  const linkMail = request.kind === 'reset' ? composeResetMail : composeVerificationMail;
  return { mail: linkMail({ ...recipient, token, redirect: request.redirect }), usefulMs };
}

async function processNextRequest(needed: Needed): Promise<boolean> {
  return needed.db.transaction(async (tx) => {
    const request = await claimNext(tx);
    if (!request) return false;
    await runWithRequestId(request.requestId, async () => {
      const found = await findMailFor(tx, request, needed);
      const now = needed.now();
      if (found) await queueMail(tx, found.mail, { now, until: new Date(now.getTime() + found.usefulMs) });
    });
    return true;
  });
}

/** Queues the requested emails in the mail outbox. Several processes may run this job at the same time. */
export async function processMailRequests(needed: Needed, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await processNextRequest(needed)));
}

/**
 * How long a handled request is kept. This must exceed PAUSE_MS, because the stored request enforces the
 * pause.
 */
const REQUEST_MS = 3_600_000;

/**
 * How long a revoked or expired token still identifies its customer, so that a password change can be
 * retried.
 */
const ENDED_MS = 3_600_000;

/** How long an idempotency key of an addition to a cart is kept. */
const ADDITION_MS = 24 * 3_600_000;

/** How long a registration that nobody confirms is kept. */
export const REGISTRATION_TTL_MS = 7 * 24 * 3_600_000;

/** Deletes expired tokens and registrations, handled email requests and idempotency keys. */
export async function deleteExpiredAccountRows({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  for (const table of [verificationTokens, resetTokens])
    await db.delete(table).where(lte(table.expiresAt, now()));
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, before(ENDED_MS)));
  const isAbandoned = lte(customers.createdAt, before(REGISTRATION_TTL_MS));
  await db.delete(customers).where(and(isNull(customers.verifiedAt), isAbandoned));
  const isPastRetention = lte(mailRequests.requestedAt, before(REQUEST_MS));
  await db.delete(mailRequests).where(and(not(mailRequests.due), isPastRetention));
  await db.delete(cartAdditions).where(lte(cartAdditions.addedAt, before(ADDITION_MS)));
}

/** The interval between rounds of the email job. It is short, because the customer waits for the email. */
const MAIL_ROUND_MS = 500;
/** The interval between deletions. It may be long, because expired rows have no effect. */
const CLEANING_ROUND_MS = 15 * 60 * 1000;

export function startAccountJobs(dependencies: Dependencies): RunningJobs[] {
  const { log } = dependencies;
  const mails: PeriodicJob = {
    name: 'process mail requests',
    run: (signal) => processMailRequests(dependencies, signal),
  };
  const cleaning: PeriodicJob = {
    name: 'delete expired tokens',
    run: () => deleteExpiredAccountRows(dependencies),
  };
  return [startJobs([mails], MAIL_ROUND_MS, log), startJobs([cleaning], CLEANING_ROUND_MS, log)];
}
