import { asc, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogueChanges } from '@/backend/db/schema/catalogue';
import type { Dependencies } from '@/backend/dependencies';
import { type PeriodicJob, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { productTag, type RevalidationTag } from '@/lib/contract/revalidation';

/** If more than 100 products have changed, all catalogue pages are revalidated instead of single products. */
const MAX_PRODUCT_TAGS = 100;

/** Returns the revalidation tags for changed products and for the lists that contain them. */
export const listProductTags = (slugs: string[]): RevalidationTag[] =>
  slugs.length > MAX_PRODUCT_TAGS ? ['products', 'items'] : slugs.map(productTag);

/** Stores the tags of changed data in the transaction that changes the catalogue (transactional outbox). */
export async function recordCatalogueChange(tx: Transaction, tags: RevalidationTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(catalogueChanges).values([...new Set(tags)].map((tag) => ({ tag })));
}

/** The maximum number of changes in one notification. Further changes follow in the next round. */
const MAX_BATCH = 1_000;

type NotedChanges = { ids: number[]; tags: RevalidationTag[] };

const isNoted = ({ ids }: NotedChanges) => inArray(catalogueChanges.id, ids);

/**
 * Claims the oldest changes that no other process has claimed. All times are those of the database clock.
 * @param forMs milliseconds after which the claim expires, so that another process delivers the changes of a
 * process that has ended
 */
async function claimChanges(db: Database, forMs: number): Promise<NotedChanges> {
  const free = db
    .select({ id: catalogueChanges.id })
    .from(catalogueChanges)
    .where(or(isNull(catalogueChanges.claimedUntil), lt(catalogueChanges.claimedUntil, sql`now()`)))
    .orderBy(asc(catalogueChanges.id))
    .limit(MAX_BATCH)
    .for('update', { skipLocked: true });
  const noted = await db
    .update(catalogueChanges)
    .set({ claimedUntil: sql`now() + ${forMs} * interval '1 millisecond'` })
    .where(inArray(catalogueChanges.id, free))
    .returning({ id: catalogueChanges.id, tag: catalogueChanges.tag });
  const inOrder = noted.toSorted((a, b) => a.id - b.id);
  return { ids: inOrder.map(({ id }) => id), tags: [...new Set(inOrder.map(({ tag }) => tag))] };
}

/**
 * Releases changes that could not be delivered, so that another process, which may reach the storefront, can
 * claim them.
 */
async function releaseChanges(db: Database, changes: NotedChanges): Promise<void> {
  await db.update(catalogueChanges).set({ claimedUntil: null }).where(isNoted(changes));
}

/**
 * Deletes exactly the delivered changes, because another transaction may commit changes during the delivery.
 */
async function forgetChanges(db: Database, changes: NotedChanges): Promise<void> {
  await db.delete(catalogueChanges).where(isNoted(changes));
}

/**
 * Deletes changes older than a day. A storefront that was unreachable for a day rereads the catalogue anyway.
 */
async function forgetOldChanges(db: Database): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.notedAt, sql`now() - interval '1 day'`));
}

/**
 * Polling interval in milliseconds. A changed price must be visible within two seconds, and the storefront
 * needs most of that time to revalidate its pages.
 */
const ROUND_MS = 500;
/** Timeout of a call in milliseconds, slightly above the storefront's own timeout. */
const TIMEOUT_MS = 12_000;
/** A claim lasts longer than a call, so that only the claims of a process that has ended expire. */
const CLAIM_MS = 2 * TIMEOUT_MS;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

type Storefront = { url: string; secret: string };

/** Sends the tags to the storefront. @throws Error if the storefront cannot be reached or rejects them */
async function revalidate({ url, secret }: Storefront, tags: RevalidationTag[], signal: AbortSignal) {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The storefront responded with ${response.status}`);
}

/** Sends the claimed changes in one call, and deletes them once the storefront has accepted them. */
async function sendChanges({ db, config }: Dependencies, signal: AbortSignal): Promise<void> {
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
 * Creates the job that notifies the storefront of catalogue changes. It pauses after a failure: one second at
 * first, then twice as long each time, up to a minute. Stored changes survive a restart.
 */
export function notifyStorefront(dependencies: Dependencies): PeriodicJob {
  const { db, now, log } = dependencies;
  let failures = 0;
  let resumeAt = 0;

  function pause(error: unknown): void {
    if (failures === 0) log.warn({ err: error }, 'catalogue change not sent to the storefront, will retry');
    resumeAt = now().getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
  }

  async function run(signal: AbortSignal): Promise<void> {
    if (now().getTime() < resumeAt) return;
    try {
      if (failures > 0) await forgetOldChanges(db);
      await sendChanges(dependencies, signal);
    } catch (error) {
      if (!signal.aborted) pause(error);
      return;
    }
    if (failures > 0) log.info('catalogue changes are sent to the storefront again');
    failures = 0;
  }

  return { name: 'notify the storefront', run };
}

/**
 * Starts the job that notifies the storefront of changes, including those of other processes with the same
 * database.
 */
export function startCatalogueJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  return startJobs([notifyStorefront(dependencies)], everyMs, dependencies.log);
}
