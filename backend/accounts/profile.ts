import { z } from '@hono/zod-openapi';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '@/backend/db/database';
import { addresses, customers } from '@/backend/db/schema/accounts';
import type { Address, ProfileChanges } from '@/lib/contract/account';

export const profileResponseSchema = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
  .openapi('Profile');

export async function findProfile(db: DatabaseOrTransaction, customerId: string) {
  const { firstName, lastName, email, phone } = customers;
  const [profile] = await db
    .select({ firstName, lastName, email, phone })
    .from(customers)
    .where(eq(customers.id, customerId));
  return profile;
}

/** Changes the name or phone number and returns the profile. Existing orders do not change. */
export async function changeProfile(db: Database, customerId: string, changes: ProfileChanges, now: Date) {
  await db
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, customerId));
  return findProfile(db, customerId);
}

export const addressResponseSchema = z
  .object({
    receiptName: z.string(),
    address: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
  })
  .openapi('Address');

export async function findAddress(db: DatabaseOrTransaction, customerId: string) {
  const { customerId: _id, updatedAt: _at, ...columns } = getTableColumns(addresses);
  const [address] = await db.select(columns).from(addresses).where(eq(addresses.customerId, customerId));
  return address;
}

/** Stores the customer's shipping address. Existing orders keep their own copy of the address. */
export async function saveAddress(
  db: DatabaseOrTransaction,
  customerId: string,
  address: Address,
  now: Date,
) {
  const row = { ...address, updatedAt: now };
  await db
    .insert(addresses)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: addresses.customerId, set: row });
}
