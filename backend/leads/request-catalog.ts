import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogRequests } from '@/backend/db/schema/leads';
import type { CatalogRequest } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';

/** Whoever asks again within this time gets no second mail: nobody's inbox can be filled through us. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;

type NewRequest = Omit<CatalogRequest, 'fileUrl'> & { locale: Locale };

/** Whether the same catalogue has just been mailed to that address, or is about to be. */
async function isServed(tx: Transaction, { email, catalog }: NewRequest, now: Date): Promise<boolean> {
  const [served] = await tx
    .select({ id: catalogRequests.id })
    .from(catalogRequests)
    .where(
      and(
        eq(catalogRequests.email, email),
        eq(catalogRequests.catalog, catalog),
        or(
          isNotNull(catalogRequests.mailDueAt),
          gt(catalogRequests.mailedAt, new Date(now.getTime() - MAIL_PAUSE_MS)),
        ),
      ),
    )
    .limit(1);
  return served !== undefined;
}

/** Keeps a request for the catalogue, its address lowercased. The mail is sent by a job (`mailCatalogues`). */
export async function requestCatalog(db: Database, request: NewRequest, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Two requests of one address at once: the second waits for the first, and finds its mail due.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${request.email}`}, 0))`);
    const mailDueAt = (await isServed(tx, request, now)) ? null : now;
    await tx.insert(catalogRequests).values({ ...request, requestedAt: now, mailDueAt });
  });
}
