import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import type { ProfileChanges } from '@/lib/contract/account';
import { findProfile } from './find-profile';

/** Changes name or number, and answers the profile as it is then. Orders made already keep what they say. */
export async function changeProfile(db: Database, customerId: string, changes: ProfileChanges, now: Date) {
  await db
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, customerId));
  return findProfile(db, customerId);
}
