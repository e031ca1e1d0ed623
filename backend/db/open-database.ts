import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenedDatabase } from './database';
import { toDatabaseError } from './database-error';
import { MIGRATIONS, openEmbedded } from './open-embedded';

/** The advisory lock of whoever migrates and seeds: any number, the same in every process. */
const MIGRATION_LOCK = 7_341_209;

/** The address without user name and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'localhost'}${pathname}`;
}

/** Migrates on one connection that holds the advisory lock, so that of several processes one does it. */
async function migrateLocked(pool: Pool, afterwards: Parameters<OpenedDatabase['migrate']>[0]) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await afterwards?.(db);
  } finally {
    // Ending the connection gives the lock back, whatever state the work left it in.
    client.release(true);
  }
}

/**
 * Opens a PostgreSQL server's database.
 * @param onIdleError told of connections that break while nobody uses them
 * @throws DatabaseError when it cannot be reached or refuses us
 */
export async function openServer(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<OpenedDatabase> {
  const place = placeOf(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'segara',
  });
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw toDatabaseError(error, place);
  }
  return {
    db: drizzle({ client: pool }),
    migrate: (afterwards) =>
      migrateLocked(pool, afterwards).catch((error: unknown) => {
        throw toDatabaseError(error, place);
      }),
    close: () => pool.end(),
  };
}

type Place = { databaseUrl: string | undefined; dataDir: string; onIdleError: (error: Error) => void };

/**
 * Opens PostgreSQL by its address, or the embedded one under the data folder when there is none.
 * @throws DatabaseError one line that says why not
 */
export function openDatabase({ databaseUrl, dataDir, onIdleError }: Place): Promise<OpenedDatabase> {
  return databaseUrl ? openServer(databaseUrl, onIdleError) : openEmbedded(dataDir);
}
