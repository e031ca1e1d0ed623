import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lowerCased } from '@/backend/accounts/account-input';
import { hashPassword } from '@/backend/accounts/password';
import { endSignIns } from '@/backend/accounts/tokens';
import type { Outcome, World } from '@/backend/command/outcome';
import { customers, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import { taskSchema } from './task';

const PASSWORD_BYTES = 32;

/** Locks a customer out until they choose a new password by a mail; links that were mailed before are dead. */
export async function runTask(task: unknown, { db, now }: World): Promise<Outcome> {
  const { email } = taskSchema.parse(task);
  const passwordHash = await hashPassword(randomBytes(PASSWORD_BYTES).toString('hex'));
  const isFound = await db.transaction(async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, verifiedAt: null, updatedAt: now() })
      .where(eq(customers.email, lowerCased(email)))
      .returning({ id: customers.id });
    if (!customer) return false;
    await endSignIns(tx, customer.id);
    await tx.delete(resetTokens).where(eq(resetTokens.customerId, customer.id));
    await tx.delete(verificationTokens).where(eq(verificationTokens.customerId, customer.id));
    return true;
  });
  return isFound
    ? {
        exitCode: 0,
        output: `${email} is locked out until they choose a new password by mail.\n`,
        faults: '',
      }
    : { exitCode: 1, output: '', faults: `There is no customer ${email}.\n` };
}
