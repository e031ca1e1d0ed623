import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { outgoingMails } from '@/backend/db/schema/mails';
import type { Dependencies } from '@/backend/dependencies';
import { getBackoffMs, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { runWithRequestId } from '@/lib/log/request-id';
import type { Mail } from './mailer';

/** An email that could not be sent within three days is dropped. */
const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Stores an email in the outbox, in the transaction that causes the email. If the email is not sent by
 * `until`, it is dropped.
 */
export async function queueMail(
  tx: Transaction,
  { to, subject, text, html, link }: Mail,
  { now, until = new Date(now.getTime() + USEFUL_MS) }: { now: Date; until?: Date | undefined },
): Promise<void> {
  await tx.insert(outgoingMails).values({
    recipient: to,
    subject,
    bodyText: text,
    bodyHtml: html,
    link,
    createdAt: now,
    dueAt: now,
    uselessAt: until,
  });
}

type Outgoing = typeof outgoingMails.$inferSelect;
type Needed = Pick<Dependencies, 'db' | 'mailer' | 'now' | 'log'>;

/**
 * Claims the email that has been due longest. Other processes do not see it as due until its next attempt.
 */
async function claimDue({ db, now }: Needed): Promise<Outgoing | undefined> {
  const moment = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outgoingMails)
      .where(lte(outgoingMails.dueAt, moment))
      .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const dueAt = new Date(moment.getTime() + getBackoffMs(due.attempts));
    await tx
      .update(outgoingMails)
      .set({ attempts: sql`${outgoingMails.attempts} + 1`, dueAt })
      .where(eq(outgoingMails.id, due.id));
    return due;
  });
}

async function deleteMail({ db }: Needed, { id }: Outgoing): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/**
 * Returns the message id of a row, the same for every attempt. It contains the time of creation, because the
 * row numbers of a new database start again at 1.
 */
const messageIdOf = ({ id, createdAt }: Outgoing) => `${createdAt.getTime()}.${id}`;

async function send(needed: Needed, due: Outgoing): Promise<void> {
  const { mailer, now, log } = needed;
  if (due.uselessAt <= now()) {
    await deleteMail(needed, due);
    log.error({ mail: due.id, attempts: due.attempts }, 'email expired, dropped');
    return;
  }
  const { recipient: to, subject, bodyText: text, bodyHtml: html, link } = due;
  try {
    await mailer.send({ to, subject, text, html, link }, messageIdOf(due));
  } catch (error) {
    const details = { err: error, mail: due.id, attempt: due.attempts + 1 };
    return log.error(details, 'email not sent, will retry');
  }
  await deleteMail(needed, due);
}

/** Sends all emails that are due. Several processes may run this job at the same time. */
export async function sendMails(needed: Needed, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due = await claimDue(needed);
    if (!due) return;
    await runWithRequestId(due.requestId, () => send(needed, due));
  }
}

/** The interval between rounds of the job. It is short, because the customer waits for the email. */
const ROUND_MS = 500;

export function startMailJobs(dependencies: Dependencies): RunningJobs {
  const job = { name: 'send mails', run: (signal: AbortSignal) => sendMails(dependencies, signal) };
  return startJobs([job], ROUND_MS, dependencies.log);
}
