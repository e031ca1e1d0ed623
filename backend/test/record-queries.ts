import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Database } from '@/backend/db/database';

type Query = { text: string; params: unknown[] };

/**
 * Matches the statements that begin or end transactions. They are ignored, because only the driver of a
 * database server reports them.
 */
const OF_TRANSACTIONS = /^(begin|commit|rollback)\b/i;

/** Wraps the database and records its queries, except the begin and end of transactions. */
export function recordQueries(db: Database): { db: Database; asked: Query[] } {
  const asked: Query[] = [];
  const logger = {
    logQuery(text: string, params: unknown[]) {
      if (!OF_TRANSACTIONS.test(text)) asked.push({ text, params });
    },
  };
  const client: unknown = Reflect.get(db, '$client');
  if (client instanceof PGlite) return { db: overEmbedded({ client, logger }), asked };
  if (client instanceof Pool) return { db: overServer({ client, logger }), asked };
  throw new Error('The database client is neither PGlite nor a pool');
}

/** Converts a recorded query to SQL that can be executed again. */
function again({ text, params }: Query): SQL {
  const pieces = text.split(/\$(\d+)/).map((piece, at) => {
    return at % 2 === 0 ? sql.raw(piece) : sql`${sql.param(params[Number(piece) - 1])}`;
  });
  return sql.join(pieces);
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string | undefined; Plans?: PlanNode[] | undefined };
const nodeSchema: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Plans: z.lazy(() => z.array(nodeSchema)).optional(),
});
const explanationSchema = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })]),
});

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the tables that a query scans sequentially, according to PostgreSQL's query plan. */
export async function listScannedTables(db: Database, query: Query): Promise<string[]> {
  if (!/^(select|update|delete|with)\b/i.test(query.text)) return [];
  const response = await db.execute(sql`explain (format json) ${again(query)}`);
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = explanationSchema.parse(response).rows;
  const scans = nodesOf(Plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return scans.flatMap((node) => node['Relation Name'] ?? []);
}
