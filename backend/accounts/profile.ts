import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Database, Reader } from '@/backend/db/database';
import { addresses, customers } from '@/backend/db/schema/accounts';
import type { Address, ProfileChanges } from '@/lib/contract/account';

/** A customer as the contract shows one. */
export const profileAnswerSchema = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
  .openapi('Profile');

/** Whom the shop knows by this id; undefined when there is nobody. */
export async function findProfile(db: Reader, customerId: string) {
  const [profile] = await db
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return profile;
}

/** Changes name or number, and answers the profile as it is then. Orders made already keep what they say. */
export async function changeProfile(db: Database, customerId: string, changes: ProfileChanges, now: Date) {
  await db
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, customerId));
  return findProfile(db, customerId);
}

/** An address as it was kept. */
export const addressAnswerSchema = z
  .object({
    receiptName: z.string(),
    address: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
  })
  .openapi('Address');

/** Where the customer's last order went; undefined when there was none. */
export async function findAddress(db: Reader, customerId: string) {
  const [address] = await db
    .select({
      receiptName: addresses.receiptName,
      address: addresses.address,
      city: addresses.city,
      province: addresses.province,
      postalCode: addresses.postalCode,
    })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  return address;
}

/** Keeps the customer's shipping address in place of the former one. Orders made already keep theirs. */
export async function saveAddress(db: Reader, customerId: string, address: Address, now: Date) {
  const row = { ...address, updatedAt: now };
  await db
    .insert(addresses)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: addresses.customerId, set: row });
}
