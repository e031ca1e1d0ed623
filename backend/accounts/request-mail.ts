import { lte } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { mailRequests } from '@/backend/db/schema/accounts';
import type { Locale } from '@/lib/contract/locale';
import { lowerCased } from './lower-cased';

/** Asked again within so long, no other mail goes out: the one on its way will do. */
const PAUSE_MS = 30_000;

type Wanted = { kind: (typeof mailRequests.$inferSelect)['kind']; email: string; locale: Locale };

/**
 * Notes that somebody wants a mail. Whether the address is a customer's is found out after the answer, so that neither
 * its words nor its time can tell.
 */
export async function requestMail(db: Database, { kind, email, locale }: Wanted, now: Date): Promise<void> {
  const asked = { locale, requestedAt: now, due: true };
  await db
    .insert(mailRequests)
    .values({ kind, email: lowerCased(email), ...asked })
    .onConflictDoUpdate({
      target: [mailRequests.kind, mailRequests.email],
      set: asked,
      setWhere: lte(mailRequests.requestedAt, new Date(now.getTime() - PAUSE_MS)),
    });
}
