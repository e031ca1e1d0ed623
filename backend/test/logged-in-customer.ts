import { randomUUID } from 'node:crypto';
import { issueToken } from '@/backend/accounts/credentials';
import type { Database } from '@/backend/db/database';
import { addresses, customers } from '@/backend/db/schema/accounts';
import type { Address } from '@/lib/contract/account';

export const testAddress: Address = {
  receiptName: 'Made Wirawan',
  address: 'Jalan Pantai Berawa 8',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};

/**
 * Creates a verified customer with a bearer token and, by default, an address. The customer has no password,
 * because hashing takes time. Tests that need a password must register through the API.
 */
export async function createLoggedInCustomer(db: Database, now: Date, { address = true } = {}) {
  const id = randomUUID();
  const customer = {
    id,
    firstName: 'Made',
    lastName: 'Wirawan',
    email: `made-${id}@example.com`,
    phone: '+6281234567890',
    passwordHash: 'none',
    locale: 'en' as const,
    verifiedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(customers).values(customer);
  if (address) await db.insert(addresses).values({ customerId: id, ...testAddress, updatedAt: now });
  const token = await issueToken(db, 'access', id, now);
  return { ...customer, token, headers: { authorization: `Bearer ${token}` } };
}
