import { and, eq, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { customers, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { passwordChangedMail } from '@/backend/mail/account-mails';
import { queueMail } from '@/backend/mail/mail-outbox';
import { accountTexts } from '@/backend/messages/account-texts';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { beginSignIn } from './log-in';
import { hashPassword, isPassword } from './password';
import { unauthenticated } from './require-customer';
import { endSignIns, issueAccessToken } from './tokens';

type Replacement = {
  customerId: string;
  passwordHash: string;
  /** The language of the mail that tells of it. */
  locale: Locale;
  /** What the hash must be until now. */
  formerHash?: string | undefined;
  /** The hash of the bearer token the change was asked for with; it ends too, but a repeat may still name it. */
  askingTokenHash?: string | undefined;
  /** An expression for when the address was confirmed, where this confirms it. */
  verifiedAt?: SQL;
};

/** Writes the new password; the row stays locked, so that a sign-in with the former one waits and then fails. */
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

/**
 * Replaces a password, ends sign-ins and links to choose another, and has the customer told by mail.
 * @returns whom it was about; undefined when the former password is another one by now, and nothing is changed
 */
export async function replacePassword(
  tx: Transaction,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  replacement: Replacement,
) {
  const { customerId, askingTokenHash: hash, locale } = replacement;
  const customer = await write(tx, replacement, now());
  if (!customer) return undefined;
  await endSignIns(tx, customerId, hash === undefined ? undefined : { hash, now: now() });
  await tx.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
  const { email, firstName } = customer;
  const mail = passwordChangedMail({ to: email, firstName, locale, siteUrl: config.siteUrl, at: now() });
  await queueMail(tx, mail, { now: now() });
  return customer;
}

type Caller = {
  customerId: string;
  tokenHash: string;
  /** The token has ended: it only tells whose repeat this may be. */
  isFormer: boolean;
  locale: Locale;
};

async function findPasswordHash(db: Database, customerId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.passwordHash;
}

/** What is wrong with a change by somebody who does not know the current password. */
function refusalOf({ isFormer }: Caller): Failure {
  if (isFormer) return unauthenticated();
  return new Failure(401, { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' });
}

/**
 * Gives a customer a new password and a new bearer token. Every other token is dead from then on, the one it was asked
 * with too: somebody may have copied it. A repeat of a change that has been made, whose answer was lost, comes with that
 * dead token; it proves itself by the new password, as a sign-in does, and changes nothing.
 * @returns the new bearer token
 * @throws Failure 401 when the current password is wrong, or the token has ended and this is no repeat
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
    return replaced && issueAccessToken(tx, customerId, needed.now());
  });
  // Another change came first: judge this one by what is true now.
  return token ?? changePassword(needed, caller, change);
}
