import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import type { Locale } from '@/lib/contract/locale';
import { replacePassword } from './change-password';
import { hashPassword } from './password';
import { hashToken } from './tokens';

/** The condition of a token that still opens something. */
const alive = (token: string, now: Date) =>
  and(eq(resetTokens.hash, hashToken(token)), gt(resetTokens.expiresAt, now));

/** Whose token it is. @throws Failure 400 when it is nobody's any more */
async function requireOwner(db: Reader, token: string, now: Date) {
  const [owner] = await db
    .select({ id: customers.id, email: customers.email })
    .from(resetTokens)
    .innerJoin(customers, eq(customers.id, resetTokens.customerId))
    .where(alive(token, now));
  if (!owner) throw new Failure(400, accountTexts.resetDead);
  return owner;
}

/** Spends the token; of two who try at once the second finds it gone. */
async function spend(tx: Transaction, token: string, now: Date): Promise<void> {
  const spent = await tx.delete(resetTokens).where(alive(token, now)).returning({ hash: resetTokens.hash });
  if (spent.length === 0) throw new Failure(400, accountTexts.resetDead);
}

/** Who asks for a link after this has forgotten the new password, too, and gets a mail at once. */
async function forgetRequest(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailRequests).where(and(eq(mailRequests.kind, 'reset'), eq(mailRequests.email, email)));
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
  const { id, email } = await requireOwner(needed.db, token, now);
  const passwordHash = await hashPassword(password);
  await needed.db.transaction(async (tx) => {
    await lockCustomer(tx, id);
    await forgetRequest(tx, email);
    await spend(tx, token, now);
    const verifiedAt = sql`coalesce(${customers.verifiedAt}, ${now.toISOString()}::timestamptz)`;
    await replacePassword(tx, needed, { customerId: id, passwordHash, locale, verifiedAt });
  });
}
