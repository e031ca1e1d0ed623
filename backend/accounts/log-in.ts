import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import { Failure } from '@/backend/http/failure';
import { consume, type Limits, limitWrong } from '@/backend/http/limits';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { Credentials } from '@/lib/contract/account';
import { findVouchedClient } from '@/lib/contract/vouched-client';
import { normalizeEmail } from './account-input';
import { isPassword, issueToken } from './credentials';

/** A bearer token, unless the password has been changed since it was compared. */
export async function beginSignIn(db: Database, customer: { id: string; passwordHash: string }, now: Date) {
  return db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .for('share');
    if (!unchanged) throw new Failure(401, accountTexts.wrongPair);
    return issueToken(tx, 'access', customer.id, now);
  });
}

/**
 * Signs a customer in and returns the bearer token, valid for 24 hours.
 * @throws Failure 401 for a wrong pair, in the same words and time whether the address is known or not, and for an
 * unconfirmed address, which only the right password learns
 */
export async function logIn(db: Database, { email, password }: Credentials, now: Date): Promise<string> {
  const [customer] = await db
    .select({ id: customers.id, passwordHash: customers.passwordHash, verifiedAt: customers.verifiedAt })
    .from(customers)
    .where(eq(customers.email, normalizeEmail(email)));
  const right = await isPassword(password, customer?.passwordHash);
  if (!customer || !right) throw new Failure(401, accountTexts.wrongPair);
  if (!customer.verifiedAt) throw new Failure(401, { text: accountTexts.unverified, path: 'email' });
  return beginSignIn(db, customer, now);
}

type Caller = {
  limits: Limits;
  address: string;
  /** What the call says of its client (`CLIENT_HEADER`), and the secret our storefront signs that with. */
  vouched: string | undefined;
  secret: string | undefined;
};

/**
 * Rate-limits a sign-in: failures by account, attempts by client. A device that has signed in to this account before, as
 * our storefront vouches, is counted by itself (OWASP's device cookies), so that strangers cannot lock its owner out.
 * @throws Failure 429, or what `signIn` throws
 */
export async function limitSignIns<T>(
  { limits, address, vouched, secret }: Caller,
  email: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const account = normalizeEmail(email);
  const client = secret ? await findVouchedClient(vouched, account, secret) : undefined;
  if (client?.kind === 'device') return limitWrong(limits.wrongPasswords, `device ${client.key}`, signIn);
  await consume(limits.signIns, client?.key ?? address);
  return limitWrong(limits.wrongPasswords, `account ${account}`, signIn);
}
