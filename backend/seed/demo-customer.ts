import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from '@/backend/accounts/password';
import type { Reader } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';

export const DEMO_EMAIL = 'demo@segara.test';

/** Easy to type: no letter that looks like a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three groups of four, about 59 bits. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Stores a verified customer to try the shop with. The password is told once, here; only its hash is kept. */
export async function storeDemoCustomer(db: Reader, now: Date): Promise<{ email: string; password: string }> {
  const password = newPassword();
  await db.insert(customers).values({
    id: randomUUID(),
    firstName: 'Kadek',
    lastName: 'Segara',
    email: DEMO_EMAIL,
    phone: '+6281234567890',
    passwordHash: await hashPassword(password),
    locale: 'en',
    verifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return { email: DEMO_EMAIL, password };
}
