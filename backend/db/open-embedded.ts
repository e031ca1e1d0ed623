import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenedDatabase } from './database';
import { toDatabaseError } from './database-error';
import { lockFolder } from './folder-lock';

export const MIGRATIONS = join(process.cwd(), 'backend/db/migrations');

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

async function startEmbedded(folder: string): Promise<PGlite> {
  const client = new PGlite({ dataDir: folder });
  await client.waitReady;
  return client;
}

/** Creates the database atomically: beside its place, then renamed. */
async function makeEmbedded(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await startEmbedded(draft);
  await client.close();
  renameSync(draft, folder);
}

/** Opens the embedded database under `<dataDir>/db`, made where there is none. @throws DatabaseError */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const folder = resolve(dataDir, 'db');
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    unlock = lockFolder(resolve(dataDir, 'db.lock'), folder);
    if (!existsSync(folder)) await makeEmbedded(folder);
    const opened = wrapEmbedded(await startEmbedded(folder));
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock?.();
    throw toDatabaseError(error, folder);
  }
}
