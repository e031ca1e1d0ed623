import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/open-database';
import { createDatabase } from '@/backend/test/database-on-server';

/**
 * The database of a backend in another process. Its content can be read while no process has the database
 * open.
 */
export type ForkedBackendDatabase = {
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

/** Creates a data folder, and with `TEST_DATABASE_URL` a database on that server. */
export async function createForkedBackendDatabase(): Promise<ForkedBackendDatabase> {
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
  const { url, drop } = await createDatabase(server);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    countBooks: () => countBooks(url, dataDir),
    async remove() {
      await drop();
      await removeFolder();
    },
  };
}
