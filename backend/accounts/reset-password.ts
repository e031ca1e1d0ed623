import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { Locale } from '@/lib/contract/locale';
import { replacePassword } from './change-password';
import { hashPassword } from './password';
import { hashToken } from './tokens';

const isValid = (token: string, now: Date) =>
  and(eq(resetTokens.hash, hashToken(token)), gt(resetTokens.expiresAt, now));

/** Whose token it is. @throws Failure 400 when it is not valid */
async function requireOwner(db: Reader, token: string, now: Date) {
  const [owner] = await db
    .select({ id: customers.id, email: customers.email })
    .from(resetTokens)
    .innerJoin(customers, eq(customers.id, resetTokens.customerId))
    .where(isValid(token, now));
  if (!owner) throw new Failure(400, accountTexts.resetDead);
  return owner;
}

/** Uses the token up; of two calls at once the second finds it gone. */
async function redeem(tx: Transaction, token: string, now: Date): Promise<void> {
  const spent = await tx.delete(resetTokens).where(isValid(token, now)).returning({ hash: resetTokens.hash });
  if (spent.length === 0) throw new Failure(400, accountTexts.resetDead);
}

/** A link that is asked for after this is mailed without a pause: the new password is forgotten, too. */
async function deleteRequest(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailRequests).where(and(eq(mailRequests.kind, 'reset'), eq(mailRequests.email, email)));
}

/** Sets a new password; the mail's link proves the address, too. @throws Failure 400 for a dead token */
export async function resetPassword(
  needed: Dependencies,
  { token, password, locale }: { token: string; password: string; locale: Locale },
): Promise<void> {
  const now = needed.now();
  const { id, email } = await requireOwner(needed.db, token, now);
  const passwordHash = await hashPassword(password);
  await needed.db.transaction(async (tx) => {
    await lockCustomer(tx, id);
    await deleteRequest(tx, email);
    await redeem(tx, token, now);
    const verifiedAt = sql`coalesce(${customers.verifiedAt}, ${now.toISOString()}::timestamptz)`;
    await replacePassword(tx, needed, { customerId: id, passwordHash, locale, verifiedAt });
  });
}
