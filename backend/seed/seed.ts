import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { hashPassword } from '@/backend/accounts/credentials';
import type { Database, Reader, Transaction } from '@/backend/db/database';
import { codeOfError } from '@/backend/db/database-error';
import { customers } from '@/backend/db/schema/accounts';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { settings } from '@/backend/db/schema/payments';
import { catalogueRows, readSampleCatalogue } from './sample-catalogue';

export const DEMO_EMAIL = 'demo@segara.test';

/** Says that this database has had its samples or is to have none, so that a brand may empty the catalogue for good. */
const MARK = 'seeded_at';

async function isSeeded(tx: Transaction): Promise<boolean> {
  const [mark] = await tx.select().from(settings).where(eq(settings.key, MARK));
  const [product] = await tx.select({ id: products.id }).from(products).limit(1);
  return mark !== undefined || product !== undefined;
}

async function storeCatalogue(tx: Transaction): Promise<void> {
  const rows = catalogueRows(await readSampleCatalogue());
  await tx.insert(categories).values(rows.categories);
  await tx.insert(variants).values(rows.variants);
  await tx.insert(sizes).values(rows.sizes);
  await tx.insert(products).values(rows.products);
  await tx.insert(items).values(rows.items);
}

/** Easy to type: no letter that looks like a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three groups of four, about 59 bits. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Stores a verified customer to try the shop with. The password is told once, here; only its hash is stored. */
async function storeDemoCustomer(tx: Transaction, now: Date): Promise<DemoCustomer> {
  const password = newPassword();
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
  return { email: DEMO_EMAIL, password };
}

/** What comes with an empty database: goods and a customer to try the shop with, goods alone, or nothing. */
export type Samples = 'all' | 'goods' | 'none';

export type DemoCustomer = { email: string; password: string };

/**
 * Fills an empty database with samples; one that was ever filled, or was to stay empty, is left alone.
 * @returns the customer to try the shop with, where one was made
 */
export function seed(db: Database, now: Date, samples: Samples): Promise<DemoCustomer | undefined> {
  return db.transaction(async (tx) => {
    if (await isSeeded(tx)) return undefined;
    await tx.insert(settings).values({ key: MARK, value: now.toISOString() });
    if (samples === 'none') return undefined;
    await storeCatalogue(tx);
    return samples === 'all' ? storeDemoCustomer(tx, now) : undefined;
  });
}

const NO_SUCH_TABLE = '42P01';
const REFUSED = 'which is refused when SITE_URL is https, unless PAYMENTS=test';

/** A product counts as ours by id and description: a brand's own may have the same name. */
async function goodsFaults(db: Reader): Promise<string[]> {
  const descriptions = new Map(
    (await readSampleCatalogue()).products.map(({ id, description }) => [id, description]),
  );
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

async function demoFaults(db: Reader): Promise<string[]> {
  const [demo] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, DEMO_EMAIL), isNotNull(customers.verifiedAt)));
  if (!demo) return [];
  return [`The demo customer can log in, ${REFUSED}: npm run customers -- lock ${DEMO_EMAIL} ends that`];
}

/** What of the samples is in a database, a line each; a database without tables has none. */
export async function listSampleFaults(db: Reader): Promise<string[]> {
  try {
    return [...(await goodsFaults(db)), ...(await demoFaults(db))];
  } catch (error) {
    if (codeOfError(error) === NO_SUCH_TABLE) return [];
    throw error;
  }
}
