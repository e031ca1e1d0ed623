import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { settings } from '@/backend/db/schema/payments';

const KEY = 'development_payment_server_key';

/** The key the development provider signs with: random, made once and kept with the database. */
export async function developmentServerKey(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!stored) throw new Error('The development payment provider has no key');
  return stored.value;
}
