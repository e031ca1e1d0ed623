import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import type { Locale } from '@/lib/contract/locale';
import { hashPassword } from './password';
import { replacePassword } from './replace-password';
import { hashToken } from './token';

/** The condition of a token that still opens something. */
const alive = (token: string, now: Date) =>
  and(eq(resetTokens.hash, hashToken(token)), gt(resetTokens.expiresAt, now));

async function requireAlive(db: Reader, token: string, now: Date): Promise<void> {
  const [found] = await db.select({ hash: resetTokens.hash }).from(resetTokens).where(alive(token, now));
  if (!found) throw new Failure(400, accountTexts.resetDead);
}

/** Spends the token; of two who try at once the second finds it gone. */
async function spend(tx: Transaction, token: string, now: Date): Promise<string> {
  const [spent] = await tx
    .delete(resetTokens)
    .where(alive(token, now))
    .returning({ customerId: resetTokens.customerId });
  if (!spent) throw new Failure(400, accountTexts.resetDead);
  return spent.customerId;
}

type Reset = { token: string; password: string; locale: Locale };

/**
 * Gives a customer a new password and ends every sign-in. Who has opened the mail has shown that the address is
 * right, so it counts as confirmed.
 * @throws Failure 400 when the token is unknown, used or older than an hour
 */
export async function resetPassword(needed: Dependencies, reset: Reset): Promise<void> {
  const { token, password, locale } = reset;
  const now = needed.now();
  await requireAlive(needed.db, token, now);
  const passwordHash = await hashPassword(password);
  await needed.db.transaction(async (tx) => {
    const customerId = await spend(tx, token, now);
    const verifiedAt = sql`coalesce(${customers.verifiedAt}, ${now.toISOString()}::timestamptz)`;
    const customer = await replacePassword(tx, needed, { customerId, passwordHash, locale, verifiedAt });
    if (!customer) throw new Failure(400, accountTexts.resetDead);
    // Who asks again after this has forgotten it again, and gets a mail at once.
    await tx
      .delete(mailRequests)
      .where(and(eq(mailRequests.kind, 'reset'), eq(mailRequests.email, customer.email)));
  });
}
