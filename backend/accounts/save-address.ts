import type { Reader } from '@/backend/db/database';
import { addresses } from '@/backend/db/schema/accounts';
import type { Address } from '@/lib/contract/account';

/** Keeps the customer's shipping address in place of the former one. Orders made already keep theirs. */
export async function saveAddress(db: Reader, customerId: string, address: Address, now: Date) {
  const row = { ...address, updatedAt: now };
  await db
    .insert(addresses)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: addresses.customerId, set: row });
}
