import { asc, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogueChanges } from '@/backend/db/schema/catalogue';
import type { RevalidationTag } from '@/lib/contract/revalidation';

/** Notes what of the catalogue has changed, in the transaction of the change (a transactional outbox). */
export async function noteCatalogueChange(tx: Transaction, tags: RevalidationTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(catalogueChanges).values([...new Set(tags)].map((tag) => ({ tag })));
}

/** The batch size; the rest comes in the next round. */
const MAX_BATCH = 1_000;

type NotedChanges = { ids: number[]; tags: RevalidationTag[] };

const isNoted = ({ ids }: NotedChanges) => inArray(catalogueChanges.id, ids);

/**
 * Claims the oldest notes that no other process is telling of, by the database's clock.
 * @param forMs after which they are free again: a process that ends while it tells takes nothing with it
 */
export async function claimChanges(db: Database, forMs: number): Promise<NotedChanges> {
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

/** Gives back what could not be told: another process may have a storefront that answers. */
export async function releaseChanges(db: Database, changes: NotedChanges): Promise<void> {
  await db.update(catalogueChanges).set({ claimedUntil: null }).where(isNoted(changes));
}

/** Takes out what was told, by its ids: a note of a transaction that began earlier may still arrive among them. */
export async function forgetChanges(db: Database, changes: NotedChanges): Promise<void> {
  await db.delete(catalogueChanges).where(isNoted(changes));
}

/** A storefront that nobody reached for a day reads its catalogue anew when it is back, told or not. */
export async function forgetOldChanges(db: Database): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.notedAt, sql`now() - interval '1 day'`));
}
