import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers, verificationTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { consume, type Limits, limitWrong } from '@/backend/http/limits';
import { verificationMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { Credentials, Registration } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { findVouchedClient } from '@/lib/contract/vouched-client';
import { normalizeEmail } from './account-input';
import { hashPassword, hashToken, isPassword, issueToken, LIFE_MS } from './credentials';

/** Issues a token, unless the password has changed since it was compared. */
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
 * Logs a customer in and returns the token, valid for 24 hours. @throws Failure 401 for wrong credentials, with the
 * same text and time for known and unknown addresses, and for an unconfirmed address if the password is right
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
  /** The client as the storefront names it (`CLIENT_HEADER`), and the secret that signs it. */
  vouched: string | undefined;
  secret: string | undefined;
};

/**
 * Rate-limits a login: failures by account, attempts by client. A device that has logged in to the account before is
 * counted separately (OWASP's device cookies), so that strangers cannot lock out the owner. @throws Failure 429, or
 * what `signIn` throws
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

/** Stores customer, token and email together. @throws Failure 409 when the address is taken */
export async function register(
  { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
  { password, redirect, ...customer }: Registration & { locale: Locale },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { email: to, firstName: name, locale } = customer;
  const moment = now();
  await db.transaction(async (tx) => {
    const row = { id: randomUUID(), ...customer, passwordHash, createdAt: moment, updatedAt: moment };
    const [stored] = await tx.insert(customers).values(row).onConflictDoNothing().returning();
    if (!stored) throw new Failure(409, { text: accountTexts.emailTaken, path: 'email' });
    const token = await issueToken(tx, 'verification', stored.id, moment);
    const mail = verificationMail({ to, name, locale, token, redirect, siteUrl: config.siteUrl });
    await queueMail(tx, mail, { now: moment, until: new Date(moment.getTime() + LIFE_MS.verification) });
  });
}

const isValid = (token: string, now: Date) =>
  and(
    eq(verificationTokens.hash, hashToken(token)),
    isNull(verificationTokens.usedAt),
    gt(verificationTokens.expiresAt, now),
  );

async function findOwner(db: Database, token: string, now: Date) {
  const [owner] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(verificationTokens)
    .innerJoin(customers, eq(customers.id, verificationTokens.customerId))
    .where(isValid(token, now));
  return owner;
}

/** Uses the token up; of two calls at once the second finds it used. */
async function redeem(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .update(verificationTokens)
      .set({ usedAt: now })
      .where(isValid(token, now))
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
 * @throws Failure 400 when the token is unknown, used or older than 24 hours; 401 when the password is wrong, and the
 * token stays valid
 */
export async function verifyEmail(db: Database, token: string, password: string, now: Date): Promise<void> {
  const owner = await findOwner(db, token, now);
  if (!owner) throw new Failure(400, accountTexts.tokenDead);
  if (!(await isPassword(password, owner.passwordHash))) {
    throw new Failure(401, { text: accountTexts.wrongPassword, path: 'password' });
  }
  if (!(await redeem(db, token, now))) throw new Failure(400, accountTexts.tokenDead);
}
