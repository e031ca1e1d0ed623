// Goes with the next release, which no process that leaves mails in this table runs beside; the column, a release later.
import { asc, eq, lte } from 'drizzle-orm';
import { catalogRequests } from '@/backend/db/schema/leads';
import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { onBehalfOf } from '@/lib/log/request-id';
import { queueCatalogue } from './leads';

type Needed = Pick<Dependencies, 'db' | 'config' | 'now'>;

/** Under the row's lock. What the former release is sending at this moment is due later: it has put the time off. */
function queueNext({ db, config, now }: Needed): Promise<boolean> {
  const moment = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(catalogRequests)
      .where(lte(catalogRequests.mailDueAt, moment))
      .orderBy(asc(catalogRequests.mailDueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await onBehalfOf(due.requestId, () => queueCatalogue(tx, due, config.siteUrl, moment));
    const sent = { mailDueAt: null, mailedAt: moment };
    await tx.update(catalogRequests).set(sent).where(eq(catalogRequests.id, due.id));
    return true;
  });
}

/**
 * Puts mails into the outbox that the former release, which runs beside this one for a while, was to send from the table of
 * catalogue requests itself. Several processes may do this at once.
 */
export async function queueFormerRequests(needed: Needed, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await queueNext(needed)));
}

const ROUND_MS = 1_000;

export function startLeadJobs(dependencies: Dependencies): RunningJobs {
  const run = (signal: AbortSignal) => queueFormerRequests(dependencies, signal);
  return startJobs([{ name: 'queue former catalogue requests', run }], ROUND_MS, dependencies.log);
}
