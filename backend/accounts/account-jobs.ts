import { and, lte, not } from 'drizzle-orm';
import { accessTokens, mailRequests, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import { cartAdditions } from '@/backend/db/schema/cart';
import type { Dependencies } from '@/backend/dependencies';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { answerMailRequests } from './mail-requests';

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
