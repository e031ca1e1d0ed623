import { eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { addresses } from '@/backend/db/schema/accounts';

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
