import { type SQL, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Reader } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import type { AppContext, AppEnv } from '@/backend/http/router';

const TABLES = {
  products: [products, categories],
  categories: [categories],
  variants: [variants],
  sizes: [sizes],
  items: [items, sizes, products],
};
export type ListName = keyof typeof TABLES;

const versionsSchema = z.object({ rows: z.tuple([z.object({ version: z.string() })]) });

/** Changes with every write of a row: `xmin` is the transaction that wrote a row. */
function versionOf(table: (typeof TABLES)[ListName][number]): SQL {
  const row = sql`${table.id} || ' ' || ${table}.xmin::text`;
  return sql`(select count(*) || '.' || coalesce(bit_xor(hashtextextended(${row}, 0)), 0) from ${table})`;
}

/** The list's version, for its ETag. Read it before the list, so that it is never newer than that. */
async function readListVersion(db: Reader, list: ListName): Promise<string> {
  const versions = sql.join(TABLES[list].map(versionOf), sql` || '_' || `);
  const { rows } = versionsSchema.parse(await db.execute(sql`select ${versions} as version`));
  return rows[0].version;
}

export const unchanged = { 304: { description: 'As it was when the caller got that ETag' } };

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}

/** Conditional GET: 304 when the caller's ETag is current; `listOf` answers undefined for what has none. */
export function unlessUnchanged(listOf: (c: AppContext) => ListName | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const list = c.req.method === 'GET' || c.req.method === 'HEAD' ? listOf(c) : undefined;
    if (list === undefined) return next();

    const etag = `W/"${await readListVersion(c.var.dependencies.db, list)}"`;
    const head = { etag, 'cache-control': 'no-cache' };
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, head);
    await next();
    // A failure is no version of the list.
    if (c.res.ok) for (const [name, value] of Object.entries(head)) c.header(name, value);
  };
}
