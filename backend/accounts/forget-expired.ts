import { and, lte, not } from 'drizzle-orm';
import { accessTokens, mailRequests, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import type { Job } from '@/backend/orders/start-jobs';

/** An answered request is kept so long; it only has to outlast the pause between two mails. */
const REQUEST_MS = 3_600_000;

/** Removes tokens that open nothing any more, and addresses that mails were asked for: not all are customers'. */
export function forgetExpired({ db, now }: Pick<Dependencies, 'db' | 'now'>): Job {
  async function run(): Promise<void> {
    for (const table of [accessTokens, verificationTokens, resetTokens])
      await db.delete(table).where(lte(table.expiresAt, now()));
    const answered = lte(mailRequests.requestedAt, new Date(now().getTime() - REQUEST_MS));
    await db.delete(mailRequests).where(and(not(mailRequests.due), answered));
  }
  return { name: 'forget expired tokens', run };
}
