import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { normalizeEmail } from '@/backend/accounts/account-input';
import { endSignIns } from '@/backend/accounts/credentials';
import { customers, resetTokens } from '@/backend/db/schema/accounts';
import { type Command, type CommandContext, type Outcome, refusal, success, UsageError } from './command';

const HELP = `npm run customers -- lock EMAIL   ends every sign-in of this customer, and their password with it

They come in again by the link of 'Forgot password', which goes to their address alone; orders stay as they are. The demo
customer's address gets no mail, so nobody comes in by it any more. The shop may be open meanwhile.`;

const taskSchema = z.object({ command: z.literal('lock'), email: z.string().min(1) });
type Task = z.infer<typeof taskSchema>;

function parse(args: string[]): Task | { command: 'help' } {
  const [command, email, ...more] = args;
  if (command === undefined || args.includes('--help')) return { command: 'help' };
  if (command !== 'lock') throw new UsageError(`There is lock EMAIL, but no ‘${args.join(' ')}’.`);
  if (email === undefined || more.length > 0) throw new UsageError('One customer at a time: lock EMAIL.');
  return { command, email };
}

/** Locks a customer out until they reset the password by email, and invalidates the links that were mailed before. */
async function run(task: unknown, { db, now }: CommandContext): Promise<Outcome> {
  const { email } = taskSchema.parse(task);
  const isFound = await db.transaction(async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash: null, updatedAt: now() })
      .where(and(eq(customers.email, normalizeEmail(email)), isNotNull(customers.verifiedAt)))
      .returning({ id: customers.id });
    if (!customer) return false;
    await endSignIns(tx, customer.id);
    await tx.delete(resetTokens).where(eq(resetTokens.customerId, customer.id));
    return true;
  });
  if (!isFound) return refusal(`There is no customer ${email}.`);
  return success(`${email} is locked out until they choose a new password by mail.`);
}

export const customersCommand: Command = { help: HELP, parse, run };
