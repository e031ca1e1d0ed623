import { eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';

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
