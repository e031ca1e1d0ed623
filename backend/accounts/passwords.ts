import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Database, lockCustomer, type Reader, type Transaction } from '@/backend/db/database';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import { passwordChangedMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { endSignIns, hashPassword, hashToken, isPassword, issueToken, unauthenticated } from './credentials';
import { beginSignIn } from './register';

type Replacement = {
  customerId: string;
  passwordHash: string;
  locale: Locale;
  /** What the hash must be until now. */
  formerHash?: string | undefined;
  /** The hash of the caller's bearer token: revoked too, but a repeat may still name it. */
  askingTokenHash?: string | undefined;
  /** An expression for when the address was confirmed, where this confirms it. */
  verifiedAt?: SQL;
};

/** The row stays locked until commit, so that a sign-in with the former password waits and then fails. */
async function write(tx: Transaction, replacement: Replacement, now: Date) {
  const { customerId, passwordHash, formerHash, verifiedAt } = replacement;
  const isThisOne = eq(customers.id, customerId);
  const [customer] = await tx
    .update(customers)
    .set({ passwordHash, updatedAt: now, ...(verifiedAt && { verifiedAt }) })
    .where(formerHash === undefined ? isThisOne : and(isThisOne, eq(customers.passwordHash, formerHash)))
    .returning({ email: customers.email, firstName: customers.firstName });
  return customer;
}

/** Replaces a password, ends every sign-in, mails the customer; false when `formerHash` is outdated. */
async function replacePassword(
  tx: Transaction,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  replacement: Replacement,
): Promise<boolean> {
  const { customerId, askingTokenHash: hash, locale } = replacement;
  const customer = await write(tx, replacement, now());
  if (!customer) return false;
  await endSignIns(tx, customerId, hash === undefined ? undefined : { hash, now: now() });
  await tx.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
  const recipient = { to: customer.email, name: customer.firstName, locale, siteUrl: config.siteUrl };
  const mail = passwordChangedMail({ ...recipient, at: now() });
  await queueMail(tx, mail, { now: now() });
  return true;
}

type Caller = Pick<CustomerEnv['Variables'], 'customerId' | 'tokenHash' | 'isFormer' | 'locale'>;

async function findPasswordHash(db: Database, customerId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.passwordHash;
}

function refusalOf({ isFormer }: Caller): Failure {
  if (isFormer) return unauthenticated();
  return new Failure(401, { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' });
}

/**
 * Sets a new password and revokes every bearer token, the caller's too: somebody may have copied it. A repeat of a change
 * whose answer was lost comes with that revoked token; it proves itself by the new password and changes nothing.
 * @returns the new bearer token
 * @throws Failure 401 when the current password is wrong, or the token is revoked and this is no repeat
 */
export async function changePassword(
  needed: Dependencies,
  caller: Caller,
  change: PasswordChange,
): Promise<string> {
  const { customerId, tokenHash, isFormer, locale } = caller;
  const known = await findPasswordHash(needed.db, customerId);
  if (isFormer || !(await isPassword(change.currentPassword, known))) {
    if (known === undefined || !(await isPassword(change.newPassword, known))) throw refusalOf(caller);
    return beginSignIn(needed.db, { id: customerId, passwordHash: known }, needed.now());
  }
  const passwordHash = await hashPassword(change.newPassword);
  const replacement = { customerId, passwordHash, locale, askingTokenHash: tokenHash, formerHash: known };
  const token = await needed.db.transaction(async (tx) => {
    const replaced = await replacePassword(tx, needed, replacement);
    return replaced ? issueToken(tx, 'access', customerId, needed.now()) : undefined;
  });
  // Another change came first: judge this one by what is true now.
  return token ?? changePassword(needed, caller, change);
}

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
