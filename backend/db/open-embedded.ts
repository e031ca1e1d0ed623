import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenedDatabase } from './database';
import { toDatabaseError } from './database-error';
import { lockFolder } from './folder-lock';
import { MIGRATIONS } from './migrations-folder';

/** Wraps a running PGlite, which is PostgreSQL in this process: one connection, so its transactions queue up. */
export function wrapEmbedded(client: PGlite): OpenedDatabase {
  const db = drizzle({ client });
  return {
    db,
    migrate: async (afterwards) => {
      await migrate(db, { migrationsFolder: MIGRATIONS });
      await afterwards?.(db);
    },
    close: () => client.close(),
  };
}

async function startEmbedded(folder: string, options: PGliteOptions): Promise<OpenedDatabase> {
  const client = new PGlite({ ...options, dataDir: folder });
  await client.waitReady;
  return wrapEmbedded(client);
}

/** Whether a database was ever made in the data folder: the first start takes seconds longer. */
export function embeddedExists(dataDir: string): boolean {
  return existsSync(join(dataDir, 'db', 'PG_VERSION'));
}

/**
 * Opens the embedded database under `<dataDir>/db`, made when it is not there yet.
 * @throws DatabaseError when another process holds it, the disk is full or the folder cannot be written
 */
export async function openEmbedded(dataDir: string, options: PGliteOptions = {}): Promise<OpenedDatabase> {
  const folder = resolve(dataDir, 'db');
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    unlock = lockFolder(resolve(dataDir, 'db.lock'), folder);
    const opened = await startEmbedded(folder, options);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock?.();
    throw toDatabaseError(error, folder);
  }
}
