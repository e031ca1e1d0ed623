import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { codeOfError } from '@/backend/db/database-error';
import { customers } from '@/backend/db/schema/accounts';
import { products } from '@/backend/db/schema/catalogue';
import { readSampleCatalogue } from './sample-catalogue';
import { DEMO_EMAIL } from './seed';

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
