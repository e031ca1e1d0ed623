import { asc, inArray, lt, sql } from 'drizzle-orm';
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

export async function readNotedChanges(db: Database): Promise<NotedChanges> {
  const noted = await db
    .select({ id: catalogueChanges.id, tag: catalogueChanges.tag })
    .from(catalogueChanges)
    .orderBy(asc(catalogueChanges.id))
    .limit(MAX_BATCH);
  return { ids: noted.map(({ id }) => id), tags: [...new Set(noted.map(({ tag }) => tag))] };
}

/** Takes out what was told, by its ids: a note of a transaction that began earlier may still arrive among them. */
export async function forgetChanges(db: Database, { ids }: NotedChanges): Promise<void> {
  if (ids.length > 0) await db.delete(catalogueChanges).where(inArray(catalogueChanges.id, ids));
}

/** A storefront that nobody reached for a day reads its catalogue anew when it is back, told or not. */
export async function forgetOldChanges(db: Database): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.notedAt, sql`now() - interval '1 day'`));
}
