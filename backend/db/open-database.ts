import { hostname } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenedDatabase } from './database';
import { toDatabaseError } from './database-error';
import { MIGRATIONS, openEmbedded } from './open-embedded';

/** The advisory lock of whoever migrates and seeds: any number, the same in every process. */
const MIGRATION_LOCK = 7_341_209;

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'localhost'}${pathname}`;
}

/** What one process may take of a server. */
type ServerLimits = { connections: number; statementMs: number; lockMs: number };

/** For commands: nobody waits for their answer. 0 is none. */
const COMMAND_LIMITS: ServerLimits = { connections: 2, statementMs: 0, lockMs: 0 };

/**
 * Migrates on one connection that holds the advisory lock, so that of several processes one does it. It may take its time,
 * but not wait for a table behind which everybody else would queue up.
 */
async function migrateLocked(
  pool: Pool,
  { lockMs }: ServerLimits,
  afterwards: Parameters<OpenedDatabase['migrate']>[0],
) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${lockMs}`);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await afterwards?.(db);
  } finally {
    // Ending the connection gives the lock back, whatever state the work left it in.
    client.release(true);
  }
}

/** Opens a server's database; idle connections that break go to `onIdleError`. @throws DatabaseError */
export async function openServer(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  limits = COMMAND_LIMITS,
): Promise<OpenedDatabase> {
  const place = placeOf(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: limits.connections,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    connectionTimeoutMillis: 5_000,
    // Tells whose connection it is, process by process; PostgreSQL takes 63 bytes.
    application_name: `segara ${process.pid} ${hostname()}`.slice(0, 63),
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
      migrateLocked(pool, limits, afterwards).catch((error: unknown) => {
        throw toDatabaseError(error, place);
      }),
    close: () => pool.end(),
  };
}

type Place = {
  databaseUrl: string | undefined;
  dataDir: string;
  onIdleError: (error: Error) => void;
  limits?: ServerLimits;
};

/** Opens a server's database, or the embedded one. @throws DatabaseError one line that says why not */
export function openDatabase({ databaseUrl, dataDir, onIdleError, limits }: Place): Promise<OpenedDatabase> {
  return databaseUrl ? openServer(databaseUrl, onIdleError, limits) : openEmbedded(dataDir);
}
