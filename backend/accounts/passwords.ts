import { and, eq, gt, isNull } from 'drizzle-orm';
import {
  type Database,
  type DatabaseOrTransaction,
  lockCustomer,
  lockEmail,
  type Transaction,
} from '@/backend/db/database';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import { composePasswordChangedMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import {
  createUnauthenticatedFailure,
  hashPassword,
  hashToken,
  issueToken,
  revokeAccessTokens,
  verifyPassword,
} from './credentials';
import { confirmRegistration, issueAccessToken } from './register';

type Replacement = {
  customerId: string;
  passwordHash: string;
  locale: Locale;
  /**
   * The password hash that the caller has verified. If the stored hash differs by now, nothing is changed.
   */
  formerHash?: string | undefined;
  /** The hash of the caller's token. The token is revoked, but a retry of the change may still use it. */
  askingTokenHash?: string | undefined;
};

/**
 * Writes the new hash. The row is locked until commit, so that a login with the old password waits and then
 * fails.
 */
async function write(tx: Transaction, replacement: Replacement, now: Date) {
  const { customerId, passwordHash, formerHash } = replacement;
  const isThisOne = eq(customers.id, customerId);
  const [customer] = await tx
    .update(customers)
    .set({ passwordHash, updatedAt: now })
    .where(formerHash === undefined ? isThisOne : and(isThisOne, eq(customers.passwordHash, formerHash)))
    .returning({ email: customers.email, firstName: customers.firstName });
  return customer;
}

/**
 * Replaces a password, revokes all tokens and emails the customer. Returns false when the stored hash is not
 * `formerHash` any more.
 */
async function replacePassword(
  tx: Transaction,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  replacement: Replacement,
): Promise<boolean> {
  const { customerId, askingTokenHash: hash, locale } = replacement;
  const customer = await write(tx, replacement, now());
  if (!customer) return false;
  await revokeAccessTokens(tx, customerId, hash === undefined ? undefined : { hash, now: now() });
  await tx.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
  const recipient = { to: customer.email, name: customer.firstName, locale, siteUrl: config.siteUrl };
  const mail = composePasswordChangedMail({ ...recipient, at: now() });
  await queueMail(tx, mail, { now: now() });
  return true;
}

type Caller = Pick<CustomerEnv['Variables'], 'customerId' | 'tokenHash' | 'isTokenEnded' | 'locale'>;

async function findPasswordHash(db: Database, customerId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.passwordHash ?? undefined;
}

function createRejection({ isTokenEnded }: Caller): Failure {
  if (isTokenEnded) return createUnauthenticatedFailure();
  return new Failure(401, { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' });
}

/**
 * Sets a new password and returns a new token. Revokes all earlier tokens, because a stranger may have stolen
 * one. A client that did not receive the response may retry with its revoked token: if the new password is
 * already set, the retry only issues another token. @throws Failure 401 when the current password is wrong,
 * or the token is revoked and the call is not a retry
 */
export async function changePassword(
  needed: Dependencies,
  caller: Caller,
  change: PasswordChange,
): Promise<string> {
  const { customerId, tokenHash, isTokenEnded, locale } = caller;
  const known = await findPasswordHash(needed.db, customerId);
  if (isTokenEnded || !(await verifyPassword(change.currentPassword, known))) {
    if (known === undefined || !(await verifyPassword(change.newPassword, known)))
      throw createRejection(caller);
    return issueAccessToken(needed.db, { id: customerId, passwordHash: known }, needed.now());
  }
  const passwordHash = await hashPassword(change.newPassword);
  const replacement = { customerId, passwordHash, locale, askingTokenHash: tokenHash, formerHash: known };
  const token = await needed.db.transaction(async (tx) => {
    const replaced = await replacePassword(tx, needed, replacement);
    return replaced ? issueToken(tx, 'access', customerId, needed.now()) : undefined;
  });
  // Another change was committed first, so this call is checked again against the new hash.
  return token ?? changePassword(needed, caller, change);
}

const isValid = (token: string, now: Date) =>
  and(eq(resetTokens.hash, hashToken(token)), gt(resetTokens.expiresAt, now));

/** Finds the customer of a reset token. @throws Failure 400 when the token is invalid */
async function requireOwner(db: DatabaseOrTransaction, token: string, now: Date) {
  const [owner] = await db
    .select({ id: customers.id, email: customers.email })
    .from(resetTokens)
    .innerJoin(customers, eq(customers.id, resetTokens.customerId))
    .where(isValid(token, now));
  if (!owner) throw new Failure(400, accountTexts.resetDead);
  return owner;
}

/** Deletes the reset token. @throws Failure 400 for the second of two concurrent calls */
async function redeem(tx: Transaction, token: string, now: Date): Promise<void> {
  const spent = await tx.delete(resetTokens).where(isValid(token, now)).returning({ hash: resetTokens.hash });
  if (spent.length === 0) throw new Failure(400, accountTexts.resetDead);
}

/** Deletes the stored request of an address, so that the next reset email is sent without a pause. */
async function deleteRequest(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailRequests).where(and(eq(mailRequests.kind, 'reset'), eq(mailRequests.email, email)));
}

/**
 * Confirms the address of an unconfirmed registration. The link proves the owner of the address, but a
 * stranger may have entered the name and the phone number, so both are cleared.
 */
async function confirmByReset(tx: Transaction, owner: { id: string; email: string }, now: Date) {
  const isRegistration = and(eq(customers.id, owner.id), isNull(customers.verifiedAt));
  const cleared = await tx
    .update(customers)
    .set({ firstName: '', lastName: '', phone: '' })
    .where(isRegistration)
    .returning({ id: customers.id });
  if (cleared.length > 0) await confirmRegistration(tx, owner, now);
}

/**
 * Sets a new password and confirms the address to which the link was mailed. @throws Failure 400 for an
 * invalid token
 */
export async function resetPassword(
  needed: Dependencies,
  { token, password, locale }: { token: string; password: string; locale: Locale },
): Promise<void> {
  const now = needed.now();
  const owner = await requireOwner(needed.db, token, now);
  const passwordHash = await hashPassword(password);
  await needed.db.transaction(async (tx) => {
    // The job that handles mail requests also locks the request before the address, so there is no deadlock.
    await deleteRequest(tx, owner.email);
    await lockEmail(tx, owner.email);
    await lockCustomer(tx, owner.id);
    await redeem(tx, token, now);
    await confirmByReset(tx, owner, now);
    await replacePassword(tx, needed, { customerId: owner.id, passwordHash, locale });
  });
}
