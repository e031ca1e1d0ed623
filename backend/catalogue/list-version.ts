import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';

/** The tables each list of the catalogue is made of. */
const TABLES = {
  products: [products, categories],
  categories: [categories],
  variants: [variants],
  sizes: [sizes],
  items: [items, sizes, products],
};
export type ListName = keyof typeof TABLES;

const versionsSchema = z.object({ rows: z.tuple([z.object({ version: z.string() })]) });

/** A strong validator of a table's rows: `xmin` is the transaction that wrote a row. */
function versionOf(table: (typeof TABLES)[ListName][number]): SQL {
  const row = sql`${table.id} || ' ' || ${table}.xmin::text`;
  return sql`(select count(*) || '.' || coalesce(bit_xor(hashtextextended(${row}, 0)), 0) from ${table})`;
}

/** The list's version, for its ETag. Read it before the list, so that it is never newer than that. */
export async function readListVersion(db: Reader, list: ListName): Promise<string> {
  const versions = sql.join(TABLES[list].map(versionOf), sql` || '_' || `);
  const { rows } = versionsSchema.parse(await db.execute(sql`select ${versions} as version`));
  return rows[0].version;
}
