import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { customers, resetTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { passwordChangedMail } from '@/backend/mail/password-changed-mail';
import { queueMail } from '@/backend/mail/queue-mail';
import type { Locale } from '@/lib/contract/locale';
import { endSignIns } from './access-token';

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
