import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase } from '@/backend/db/open-database';

/** Where a forked backend keeps its database, and what is found there when nobody else has it open. */
export type DatabasePlace = {
  env: Record<string, string>;
  countBooks(): Promise<unknown>;
  remove(): Promise<void>;
};

const BOOKS = sql`
  select
    (select count(*)::int from orders) as "orders",
    (select count(*)::int from orders where status = 'paid') as "paid",
    (select count(*)::int from orders where snap_token is null) as "withoutToken",
    (select count(*)::int from development_charges where status = 'capture') as "captures",
    (select count(*)::int from development_charges where notified_at is null) as "unsent",
    (select count(*)::int from payment_notifications where effect = 'applied') as "applied",
    (select sum(quantity)::int from order_lines) as "pieces",
    (select count(*)::int from cart_lines) as "cartLines"`;

async function countBooks(databaseUrl: string | undefined, dataDir: string): Promise<unknown> {
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    onIdleError: (error) => {
      throw error;
    },
  });
  const result = await opened.db.execute(BOOKS);
  await opened.close();
  return Object(result).rows[0];
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A folder of its own, and on the server of `TEST_DATABASE_URL` a database of its own. */
export async function placeForDatabase(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    return {
      env: { DATA_DIR: dataDir },
      countBooks: () => countBooks(undefined, dataDir),
      remove: removeFolder,
    };
  }
  const name = `kill_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: own.href },
    countBooks: () => countBooks(own.href, dataDir),
    async remove() {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}
