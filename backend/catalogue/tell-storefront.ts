import type { Dependencies } from '@/backend/dependencies';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { claimChanges, forgetChanges, forgetOldChanges, releaseChanges } from './change-outbox';

/** A changed price is on the page within two seconds; most of them belong to the storefront. */
const ROUND_MS = 500;
/** A little more than the storefront itself allows an answer to take. */
const TIMEOUT_MS = 12_000;
/** Longer than a call takes: only a process that has ended leaves a claim. */
const CLAIM_MS = 2 * TIMEOUT_MS;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export type Storefront = { url: string; secret: string };

/** @throws Error when the storefront cannot be reached or refuses */
async function revalidate({ url, secret }: Storefront, tags: RevalidationTag[], signal: AbortSignal) {
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The storefront answered ${answer.status}`);
}

/** All that is noted goes in one call, and stays noted until the storefront has taken it. */
async function tellAll({ db, config }: Dependencies, signal: AbortSignal): Promise<void> {
  const changes = await claimChanges(db, CLAIM_MS);
  if (changes.ids.length === 0) return;
  try {
    if (config.storefront) await revalidate(config.storefront, changes.tags, signal);
  } catch (error) {
    await releaseChanges(db, changes);
    throw error;
  }
  await forgetChanges(db, changes);
}

/**
 * Tells the storefront which lists of the catalogue have changed since it was last told. What it does not take is told
 * again, after a pause that doubles up to a minute; a restart loses nothing. Of several processes one tells of a change.
 * With no storefront to tell, the notes are dropped.
 */
export function tellStorefront(dependencies: Dependencies): Job {
  const { db, now, log } = dependencies;
  let failures = 0;
  let resumeAt = 0;

  function pause(error: unknown): void {
    if (failures === 0) log.warn({ err: error }, 'The storefront was not told of a change; it will be');
    resumeAt = now().getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
  }

  async function run(signal: AbortSignal): Promise<void> {
    if (now().getTime() < resumeAt) return;
    try {
      if (failures > 0) await forgetOldChanges(db);
      await tellAll(dependencies, signal);
    } catch (error) {
      if (!signal.aborted) pause(error);
      return;
    }
    if (failures > 0) log.info('The storefront is told of changes again');
    failures = 0;
  }

  return { name: 'tell the storefront', run };
}

/** Tells the storefront of changes, also of those another process has made in the same database. */
export function startCatalogueJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  return startJobs([tellStorefront(dependencies)], everyMs, dependencies.log);
}
