import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { addresses } from '@/backend/db/schema/accounts';

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
