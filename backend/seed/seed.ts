import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '@/backend/accounts/credentials';
import type { Database, DatabaseOrTransaction, Transaction } from '@/backend/db/database';
import { findErrorCode } from '@/backend/db/database-error';
import { customers } from '@/backend/db/schema/accounts';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { keyValues } from '@/backend/db/schema/payments';
import { readStoredSecret } from '@/lib/stored-secret';
import { createSampleRows, sampleProducts } from './sample-catalogue';

export const DEMO_EMAIL = 'demo@segara.test';

/** The key whose row marks a database that was seeded, or that must stay without samples. */
const MARK = 'seeded_at';

async function isSeeded(tx: Transaction): Promise<boolean> {
  const [mark] = await tx.select().from(keyValues).where(eq(keyValues.key, MARK));
  const [product] = await tx.select({ id: products.id }).from(products).limit(1);
  return mark !== undefined || product !== undefined;
}

async function storeCatalogue(tx: Transaction): Promise<void> {
  const rows = createSampleRows();
  await tx.insert(categories).values(rows.categories);
  await tx.insert(variants).values(rows.variants);
  await tx.insert(sizes).values(rows.sizes);
  await tx.insert(products).values(rows.products);
  await tx.insert(items).values(rows.items);
}

/** The characters of the password, without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Derives the demo customer's password from a secret in the data folder: three groups of four characters,
 * about 59 bits.
 */
export async function readDemoPassword(dataDir: string): Promise<string> {
  const secret = await readStoredSecret(dataDir, 'demo-secret');
  const bytes = [...createHash('sha256').update(secret).digest().subarray(0, 12)];
  const letters = bytes.map((byte) => LETTERS[byte % LETTERS.length]);
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)]
    .map((group) => group.join(''))
    .join('-');
}

async function storeDemoCustomer(tx: Transaction, now: Date, password: string): Promise<void> {
  await tx.insert(customers).values({
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
}

/**
 * Fills an empty database with samples. With `none`, only marks the database, so that later starts add no
 * samples either. Does nothing if the database is marked or has products.
 */
export function seedDatabase(
  db: Database,
  now: Date,
  samples: 'goods' | 'none',
  demoPassword?: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (await isSeeded(tx)) return;
    await tx.insert(keyValues).values({ key: MARK, value: now.toISOString() });
    if (samples === 'none') return;
    await storeCatalogue(tx);
    if (demoPassword) await storeDemoCustomer(tx, now, demoPassword);
  });
}

export type DemoCustomer = { email: string; password: string };

const canDemoLogIn = and(
  eq(customers.email, DEMO_EMAIL),
  isNotNull(customers.verifiedAt),
  isNotNull(customers.passwordHash),
);

/** Returns the demo customer's login, or undefined if the customer is locked out or has another password. */
export async function findDemoCustomer(
  db: DatabaseOrTransaction,
  password: string,
): Promise<DemoCustomer | undefined> {
  const [demo] = await db.select({ hash: customers.passwordHash }).from(customers).where(canDemoLogIn);
  return (await verifyPassword(password, demo?.hash)) ? { email: DEMO_EMAIL, password } : undefined;
}

const NO_SUCH_TABLE = '42P01';
const REFUSED = 'which is refused when SITE_URL is https, unless PAYMENTS=test';

/**
 * Lists sample products. Compares both id and description, because a brand's own product may have the id of a
 * sample.
 */
async function sampleProductErrors(db: DatabaseOrTransaction): Promise<string[]> {
  const descriptions = new Map(sampleProducts.map(({ id, description }) => [id, description]));
  const rows = await db
    .select({ id: products.id, description: products.description })
    .from(products)
    .where(inArray(products.id, [...descriptions.keys()]));
  const count = rows.filter(({ id, description }) => descriptions.get(id) === description).length;
  if (count === 0) return [];
  const goods = count === 1 ? 'A sample product is' : `${count} sample products are`;
  return [
    `${goods} in the catalogue, ${REFUSED}: npm run catalogue -- import FILE --prune --apply puts yours in their place`,
  ];
}

async function demoCustomerErrors(db: DatabaseOrTransaction): Promise<string[]> {
  const [demo] = await db.select({ id: customers.id }).from(customers).where(canDemoLogIn);
  if (!demo) return [];
  return [`The demo customer can log in, ${REFUSED}: npm run customers -- lock ${DEMO_EMAIL} ends that`];
}

/** Lists the samples in the database as errors, one line each. A database without tables has no samples. */
export async function listSampleDataErrors(db: DatabaseOrTransaction): Promise<string[]> {
  try {
    return [...(await sampleProductErrors(db)), ...(await demoCustomerErrors(db))];
  } catch (error) {
    if (findErrorCode(error) === NO_SUCH_TABLE) return [];
    throw error;
  }
}
