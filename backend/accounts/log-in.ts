import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import type { Credentials } from '@/lib/contract/account';
import { issueAccessToken } from './access-token';
import { lowerCased } from './lower-cased';
import { isPassword } from './password';

/** The token, unless the password has been changed since it was compared: the change ends every sign-in. */
export async function beginSignIn(
  db: Database,
  customer: { id: string; passwordHash: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .for('share');
    if (!unchanged) throw new Failure(401, accountTexts.wrongPair);
    return issueAccessToken(tx, customer.id, now);
  });
}

/**
 * Signs a customer in and answers the bearer token, good for 24 hours.
 * @throws Failure 401 for a wrong pair, in the same words and time whether the address is known or not, and for
 * an address that is not confirmed, which only the right password learns
 */
export async function logIn(db: Database, { email, password }: Credentials, now: Date): Promise<string> {
  const [customer] = await db
    .select({ id: customers.id, passwordHash: customers.passwordHash, verifiedAt: customers.verifiedAt })
    .from(customers)
    .where(eq(customers.email, lowerCased(email)));
  const right = await isPassword(password, customer?.passwordHash);
  if (!customer || !right) throw new Failure(401, accountTexts.wrongPair);
  if (!customer.verifiedAt) throw new Failure(401, { text: accountTexts.unverified, path: 'email' });
  return beginSignIn(db, customer, now);
}
