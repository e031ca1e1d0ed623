import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { issueAccessToken } from './access-token';
import { beginSignIn } from './log-in';
import { hashPassword, isPassword } from './password';
import { replacePassword } from './replace-password';
import { unauthenticated } from './require-customer';

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
