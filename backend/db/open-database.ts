import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as prepopulatedFolder } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { OpenedDatabase } from './database';
import { toDatabaseError } from './database-error';
import { lockFolder } from './folder-lock';

export const MIGRATIONS_FOLDER = join(process.cwd(), 'backend/db/migrations');

/**
 * Wraps PGlite, which runs PostgreSQL in this process. PGlite has one connection, so transactions run one
 * after another.
 */
export function wrapEmbeddedClient(client: PGlite): OpenedDatabase {
  const db = drizzleEmbedded({ client });
  return {
    db,
    migrate: async (afterwards) => {
      await migrateEmbedded(db, { migrationsFolder: MIGRATIONS_FOLDER });
      await afterwards?.(db);
    },
    close: () => client.close(),
  };
}

async function startEmbedded(folder: string, loadDataDir?: Blob): Promise<PGlite> {
  const client = new PGlite({ dataDir: folder, ...(loadDataDir && { loadDataDir }) });
  await client.waitReady;
  return client;
}

/**
 * Creates the database in a temporary folder and renames the folder, so that an interrupted start leaves no
 * half-made database. The folder is unpacked from an archive, because `initdb` takes seconds.
 */
async function makeEmbedded(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await startEmbedded(draft, await prepopulatedFolder());
  await client.close();
  renameSync(draft, folder);
}

/** Opens or creates the embedded database in `<dataDir>/db`. @throws DatabaseError */
async function openEmbeddedDatabase(dataDir: string): Promise<OpenedDatabase> {
  const folder = resolve(dataDir, 'db');
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    unlock = lockFolder(resolve(dataDir, 'db.lock'), folder);
    if (!existsSync(folder)) await makeEmbedded(folder);
    const opened = wrapEmbeddedClient(await startEmbedded(folder));
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock?.();
    throw toDatabaseError(error, folder);
  }
}

/** The id of the advisory lock for migrations and seeding. It is arbitrary, but the same in all processes. */
const MIGRATION_LOCK = 7_341_209;

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'localhost'}${pathname}`;
}

/**
 * The limits of one process: the number of connections, and the timeouts of statements and locks in
 * milliseconds.
 */
type ServerLimits = { connections: number; statementMs: number; lockMs: number };

/** Limits of CLI commands, which have no timeouts (0). */
const COMMAND_LIMITS: ServerLimits = { connections: 2, statementMs: 0, lockMs: 0 };

/**
 * Migrates on a connection that holds the advisory lock, so that only one process migrates. Migrations have
 * no statement timeout. The lock timeout stays, because a migration that waits for a table lock blocks all
 * later queries of the table.
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
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await afterwards?.(db);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/** Opens the database of a server. Errors of idle connections go to `onIdleError`. @throws DatabaseError */
export async function openServerDatabase(
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
    // Shows the process in `pg_stat_activity`. PostgreSQL accepts names of up to 63 bytes.
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

/**
 * Opens the database of a server, or the embedded database if there is no URL. @throws DatabaseError with a
 * message of one line
 */
export function openDatabase({ databaseUrl, dataDir, onIdleError, limits }: Place): Promise<OpenedDatabase> {
  return databaseUrl ? openServerDatabase(databaseUrl, onIdleError, limits) : openEmbeddedDatabase(dataDir);
}
