import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';

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
