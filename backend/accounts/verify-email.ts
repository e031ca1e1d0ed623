import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers, verificationTokens } from '@/backend/db/schema/accounts';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import { isPassword } from './password';
import { hashToken } from './token';

/** The condition of a token that still opens something. */
function alive(token: string, now: Date) {
  return and(
    eq(verificationTokens.hash, hashToken(token)),
    isNull(verificationTokens.usedAt),
    gt(verificationTokens.expiresAt, now),
  );
}

async function findOwner(db: Database, token: string, now: Date) {
  const [owner] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(verificationTokens)
    .innerJoin(customers, eq(customers.id, verificationTokens.customerId))
    .where(alive(token, now));
  return owner;
}

/** Spends the token; of two who try at once the second finds it used. */
async function spend(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .update(verificationTokens)
      .set({ usedAt: now })
      .where(alive(token, now))
      .returning({ customerId: verificationTokens.customerId });
    if (!spent) return false;
    await tx
      .update(customers)
      .set({ verifiedAt: now, updatedAt: now })
      .where(and(eq(customers.id, spent.customerId), isNull(customers.verifiedAt)));
    return true;
  });
}

/**
 * Confirms a customer's address.
 * @throws Failure 400 when the token is unknown, used or older than 24 hours; 401 when the password is wrong, and
 * the token stays good
 */
export async function verifyEmail(db: Database, token: string, password: string, now: Date): Promise<void> {
  const owner = await findOwner(db, token, now);
  if (!owner) throw new Failure(400, accountTexts.tokenDead);
  if (!(await isPassword(password, owner.passwordHash))) {
    throw new Failure(401, { text: accountTexts.wrongPassword, path: 'password' });
  }
  if (!(await spend(db, token, now))) throw new Failure(400, accountTexts.tokenDead);
}
