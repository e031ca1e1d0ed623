import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { accountTexts } from '@/backend/messages/account-texts';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { hashPassword, isPassword } from './password';
import { replacePassword } from './replace-password';

type Caller = { customerId: string; tokenHash: string; locale: Locale };

async function findPasswordHash(db: Database, customerId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.passwordHash;
}

/**
 * Gives a signed-in customer a new password and ends every other sign-in. A repeat of a change that has been made,
 * whose answer was lost, is a success and changes nothing.
 * @throws Failure 401 when the current password is wrong
 */
export async function changePassword(
  needed: Dependencies,
  caller: Caller,
  change: PasswordChange,
): Promise<void> {
  const { customerId, tokenHash, locale } = caller;
  const known = await findPasswordHash(needed.db, customerId);
  if (!(await isPassword(change.currentPassword, known))) {
    if (await isPassword(change.newPassword, known)) return;
    throw new Failure(401, { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' });
  }
  const passwordHash = await hashPassword(change.newPassword);
  const replacement = { customerId, passwordHash, locale, keptTokenHash: tokenHash, formerHash: known };
  const replaced = await needed.db.transaction((tx) => replacePassword(tx, needed, replacement));
  // Another change came first: judge this one by what is true now.
  if (!replaced) await changePassword(needed, caller, change);
}
