import { asc, eq, inArray, lte } from 'drizzle-orm';
import { catalogRequests } from '@/backend/db/schema/leads';
import type { Dependencies } from '@/backend/dependencies';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { catalogueMail } from '@/backend/mail/customer-mail';
import { onBehalfOf } from '@/lib/log/request-id';

/** Whoever asks for the catalogue looks into the inbox at once. */
const ROUND_MS = 1_000;
/** A mail that was not taken is tried again after so long; also one whose sender was ended half-way. */
const RETRY_MS = 5 * 60 * 1000;
/** After so long nobody waits for it any more. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

type Due = typeof catalogRequests.$inferSelect;
type Needed = Pick<Dependencies, 'db' | 'config' | 'mailer' | 'now' | 'log'>;

/** Takes the longest due mail for ourselves: until its next try no other process sees it as due. */
async function claimDue({ db, now }: Needed): Promise<Due | undefined> {
  const longestDue = db
    .select({ id: catalogRequests.id })
    .from(catalogRequests)
    .where(lte(catalogRequests.mailDueAt, now()))
    .orderBy(asc(catalogRequests.mailDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [due] = await db
    .update(catalogRequests)
    .set({ mailDueAt: new Date(now().getTime() + RETRY_MS) })
    .where(inArray(catalogRequests.id, longestDue))
    .returning();
  return due;
}

async function settle({ db }: Needed, { id }: Due, mailedAt: Date | null): Promise<void> {
  await db.update(catalogRequests).set({ mailedAt, mailDueAt: null }).where(eq(catalogRequests.id, id));
}

async function send(needed: Needed, due: Due): Promise<void> {
  const { config, mailer, now, log } = needed;
  const { email, fullName, locale, catalog } = due;
  try {
    await mailer.send(catalogueMail({ to: email, fullName, locale, catalog, siteUrl: config.siteUrl }));
  } catch (error) {
    const givenUp = now().getTime() - due.requestedAt.getTime() >= GIVE_UP_MS;
    if (givenUp) await settle(needed, due, null);
    log.error({ err: error, request: due.id, givenUp }, 'a catalogue mail was not sent');
    return;
  }
  await settle(needed, due, now());
}

/** Sends every mail with a catalogue's link that is due. Several processes may do this at once. */
export function mailCatalogues(needed: Needed): Job {
  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const due = await claimDue(needed);
      if (!due) return;
      await onBehalfOf(due.requestId, () => send(needed, due));
    }
  }
  return { name: 'mail catalogues', run };
}

export function startLeadJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  return startJobs([mailCatalogues(dependencies)], everyMs, dependencies.log);
}
