import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import {
  type Database,
  type DatabaseOrTransaction,
  lockEmail,
  type Transaction,
} from '@/backend/db/database';
import { customers, verificationTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { consumeRateLimit, limitFailedAttempts, type RateLimits } from '@/backend/http/limits';
import { composeVerificationMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { Credentials, Registration } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { verifyClientHeader } from '@/lib/contract/signed-client';
import { normalizeEmail } from './account-input';
import { hashPassword, hashToken, issueToken, TOKEN_TTL_MS, verifyPassword } from './credentials';

/**
 * Finds the confirmed customer of an address. If there is none, finds the newest registration of the address.
 */
export async function findAccount(db: DatabaseOrTransaction, email: string) {
  const { id, firstName, passwordHash, verifiedAt, createdAt } = customers;
  const [account] = await db
    .select({ id, firstName, passwordHash, verifiedAt })
    .from(customers)
    .where(eq(customers.email, email))
    // PostgreSQL sorts nulls last, so a confirmed customer comes before registrations.
    .orderBy(asc(verifiedAt), desc(createdAt), desc(id))
    .limit(1);
  return account;
}

/** Issues an access token, unless the password has changed since the caller compared it. */
export async function issueAccessToken(
  db: Database,
  customer: { id: string; passwordHash: string },
  now: Date,
) {
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
 * Logs a customer in and returns an access token for 24 hours. @throws Failure 401 for wrong credentials,
 * with the same text and time for known and unknown addresses; also 401 for an unconfirmed address with the
 * right password
 */
export async function logIn(db: Database, { email, password }: Credentials, now: Date): Promise<string> {
  const account = await findAccount(db, normalizeEmail(email));
  const passwordHash = account?.passwordHash ?? undefined;
  const right = await verifyPassword(password, passwordHash);
  if (!account || passwordHash === undefined || !right) throw new Failure(401, accountTexts.wrongPair);
  if (!account.verifiedAt) throw new Failure(401, { text: accountTexts.unverified, path: 'email' });
  return issueAccessToken(db, { id: account.id, passwordHash }, now);
}

/** The key under which wrong passwords of an account are counted. */
const accountKey = (email: string) => `account ${email}`;

type Caller = {
  limits: RateLimits;
  address: string;
  /** The signed client id from the storefront's `SIGNED_CLIENT_HEADER`. */
  vouched: string | undefined;
  /** The secret that verifies the signature of `vouched`. */
  secret: string | undefined;
};

/**
 * Rate-limits logins: wrong passwords per account, and attempts per client. A device that has logged in to
 * the account before has its own count of wrong passwords (OWASP's device cookies), so that strangers cannot
 * lock out the owner. @throws Failure 429, or the error of `attempt`
 */
export async function limitLoginAttempts<T>(
  { limits, address, vouched, secret }: Caller,
  email: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const account = normalizeEmail(email);
  const client = secret ? await verifyClientHeader(vouched, account, secret) : undefined;
  if (client?.kind === 'device')
    return limitFailedAttempts(limits.wrongPasswords, `device ${client.key}`, attempt);
  await consumeRateLimit(limits.logins, client?.key ?? address);
  return limitFailedAttempts(limits.wrongPasswords, accountKey(account), attempt);
}

const isConfirmed = (email: string) => and(eq(customers.email, email), isNotNull(customers.verifiedAt));

/**
 * Stores a registration, its token and its email together. Other registrations of the address stay valid until one is
 * confirmed, so that nobody can block somebody else's address. @throws Failure 409 when the address has a customer
 */
export async function register(
  { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
  { password, redirect, ...registration }: Registration & { locale: Locale },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { email, locale } = registration;
  const moment = now();
  await db.transaction(async (tx) => {
    await lockEmail(tx, email);
    if ((await tx.$count(customers, isConfirmed(email))) > 0)
      throw new Failure(409, { text: accountTexts.emailTaken, path: 'email' });
    const id = randomUUID();
    await tx
      .insert(customers)
      .values({ id, ...registration, passwordHash, createdAt: moment, updatedAt: moment });
    const token = await issueToken(tx, 'verification', id, moment);
    const mail = composeVerificationMail({ to: email, locale, token, redirect, siteUrl: config.siteUrl });
    await queueMail(tx, mail, { now: moment, until: new Date(moment.getTime() + TOKEN_TTL_MS.verification) });
  });
}

const deadToken = () => new Failure(400, accountTexts.tokenDead);

/**
 * Confirms a registration, and deletes its tokens and the other registrations of its address. The caller must
 * have locked the address. @throws Failure 400 when the registration was deleted meanwhile
 */
export async function confirmRegistration(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const confirmed = await tx
    .update(customers)
    .set({ verifiedAt: now, updatedAt: now })
    .where(eq(customers.id, id))
    .returning({ id: customers.id });
  if (confirmed.length === 0) throw deadToken();
  await tx.delete(verificationTokens).where(eq(verificationTokens.customerId, id));
  await tx.delete(customers).where(and(eq(customers.email, email), isNull(customers.verifiedAt)));
}

/** The maximum number of passwords that can be tried with one token. */
const MAX_TOKEN_ATTEMPTS = 10;

const isValid = (token: string, now: Date) =>
  and(
    eq(verificationTokens.hash, hashToken(token)),
    isNull(verificationTokens.usedAt),
    gt(verificationTokens.expiresAt, now),
  );

async function findRegistration(db: Database, token: string, now: Date) {
  const { id, email } = customers;
  const [registration] = await db
    .select({ id, email })
    .from(verificationTokens)
    .innerJoin(customers, eq(customers.id, verificationTokens.customerId))
    .where(isValid(token, now));
  return registration;
}

/**
 * The maximum number of registrations of one address whose passwords are compared. The rate limit allows ten
 * registrations of an address in ten minutes.
 */
const MAX_COMPARED_REGISTRATIONS = 10;

/**
 * Finds, among the registrations of an address, the one with this password. The registration of the token is
 * compared first. The owner of the mailbox may have clicked the link of a registration that a stranger made,
 * so any registration of the address is accepted.
 */
async function findByPassword(db: Database, { id, email }: { id: string; email: string }, password: string) {
  const isOfToken = eq(customers.id, id);
  const registrations = await db
    .select({ id: customers.id, email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(and(eq(customers.email, email), isNull(customers.verifiedAt)))
    .orderBy(desc(isOfToken), desc(customers.createdAt))
    .limit(MAX_COMPARED_REGISTRATIONS);
  for (const registration of registrations)
    if (await verifyPassword(password, registration.passwordHash)) return registration;
  return undefined;
}

/**
 * Counts an attempt before its password is compared, so that concurrent calls cannot exceed the limit.
 * Returns false at the limit.
 */
async function countAttempt(db: Database, token: string, now: Date): Promise<boolean> {
  const { attempts } = verificationTokens;
  const counted = await db
    .update(verificationTokens)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(isValid(token, now), lt(attempts, MAX_TOKEN_ATTEMPTS)))
    .returning({ attempts });
  return counted.length > 0;
}

/**
 * Deletes the token and confirms the registration. @throws Failure 400 for the second of two concurrent calls
 */
async function redeem(
  db: Database,
  token: string,
  registration: { id: string; email: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEmail(tx, registration.email);
    const spent = await tx
      .delete(verificationTokens)
      .where(isValid(token, now))
      .returning({ hash: verificationTokens.hash });
    if (spent.length === 0) throw deadToken();
    await confirmRegistration(tx, registration, now);
  });
}

type Verification = { token: string; password: string; limits: RateLimits };

/**
 * Confirms the registration that has the password, among those of the token's address. Wrong passwords count
 * towards the login limit of the account. @throws Failure 400 when the token is unknown, used, older than 24
 * hours or was tried ten times; 401 when the password is wrong; 429 at the limit
 */
export async function verifyEmail(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { token, password, limits }: Verification,
): Promise<void> {
  const registration = await findRegistration(db, token, now());
  if (!registration) throw deadToken();
  await limitFailedAttempts(limits.wrongPasswords, accountKey(registration.email), async () => {
    if (!(await countAttempt(db, token, now()))) throw deadToken();
    const chosen = await findByPassword(db, registration, password);
    if (!chosen) throw new Failure(401, { text: accountTexts.wrongPassword, path: 'password' });
    await redeem(db, token, chosen, now());
  });
}
