import { and, eq, isNotNull } from 'drizzle-orm';
import { normalizeEmail } from '@/backend/accounts/account-input';
import { revokeAccessTokens } from '@/backend/accounts/credentials';
import { erasePersonalData, exportPersonalData } from '@/backend/accounts/personal-data';
import type { Database } from '@/backend/db/database';
import { customers, resetTokens } from '@/backend/db/schema/accounts';
import {
  type CliCommand,
  type CommandResult,
  failureResult,
  formatCount,
  successResult,
  UsageError,
} from './command';

const HELP = `npm run customers -- lock EMAIL     ends every login of this customer and disables the password
npm run customers -- export EMAIL   prints everything about the owner of this address as JSON
npm run customers -- erase EMAIL    erases everything about the owner of this address, for good

lock: the customer can log in again after a password reset, whose link goes to their address. Orders stay as they are.
The demo customer's address receives no email, so nobody can log in with it any more.

erase: deletes account, address, cart, newsletter subscription, catalogue requests and waiting emails. Orders keep their
lines and sums, without name, email, phone number and address; deliver them first. It does nothing while an order waits
for a payment or a refund. Backups keep the data until you delete them, and so do the emails
in DATA_DIR/mail of a shop without SMTP_URL.

The shop may be running.`;

const USAGE = 'Usage: lock EMAIL, export EMAIL or erase EMAIL.';

/** Locks a customer out until they reset the password by email. Invalidates the links in earlier emails. */
async function lock(db: Database, email: string, now: Date): Promise<CommandResult> {
  const isFound = await db.transaction(async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash: null, updatedAt: now })
      .where(and(eq(customers.email, normalizeEmail(email)), isNotNull(customers.verifiedAt)))
      .returning({ id: customers.id });
    if (!customer) return false;
    await revokeAccessTokens(tx, customer.id);
    await tx.delete(resetTokens).where(eq(resetTokens.customerId, customer.id));
    return true;
  });
  if (!isFound) return failureResult(`There is no customer ${email}.`);
  return successResult(`${email} is locked out until they choose a new password by mail.`);
}

async function exportData(db: Database, email: string): Promise<CommandResult> {
  const data = await exportPersonalData(db, normalizeEmail(email));
  if (!data) return failureResult(`There is nothing about ${email}.`);
  return successResult(JSON.stringify(data, null, 2));
}

async function erase(db: Database, email: string): Promise<CommandResult> {
  const result = await erasePersonalData(db, normalizeEmail(email));
  if ('openOrders' in result) {
    const list = result.openOrders.join(', ');
    return failureResult(
      `Nothing was erased: these orders wait for a payment or a refund: ${list}. Try again when they have ended.`,
    );
  }
  const counts = [
    formatCount(result.customers, 'account'),
    formatCount(result.subscriptions, 'newsletter subscription'),
    formatCount(result.catalogueRequests, 'catalogue request'),
  ];
  if (result.customers + result.subscriptions + result.catalogueRequests === 0)
    return failureResult(`There is nothing about ${email}.`);
  return successResult(
    `Erased ${email}: ${counts.join(', ')}. ${formatCount(result.orders, 'order')} made anonymous.`,
  );
}

const ACTIONS: Record<string, (db: Database, email: string, now: Date) => Promise<CommandResult>> = {
  lock,
  export: exportData,
  erase,
};

export const customersCommand: CliCommand = {
  help: HELP,
  prepare(args) {
    const [name, email, ...more] = args;
    if (name === undefined || args.includes('--help')) return undefined;
    const act = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!act) throw new UsageError(`Unknown command ‘${args.join(' ')}’. ${USAGE}`);
    if (email === undefined || more.length > 0)
      throw new UsageError(`Name exactly one email address. ${USAGE}`);
    return ({ db, now }) => act(db, email, now());
  },
};
