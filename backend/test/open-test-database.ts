import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenedDatabase } from '@/backend/db/database';
import { MIGRATIONS_FOLDER, openServerDatabase, wrapEmbeddedClient } from '@/backend/db/open-database';
import { createDatabase } from './database-on-server';

/**
 * Returns the path of a file with a migrated, empty database. The name contains a hash of the migrations, so
 * changed migrations get a new file.
 */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return join(tmpdir(), `segara-test-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  await wrapEmbeddedClient(client).migrate();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

/**
 * Opens an embedded database in memory. It is loaded from the template file, because creating a database
 * takes seconds.
 */
async function openCopy(): Promise<OpenedDatabase> {
  const file = templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  return wrapEmbeddedClient(await PGlite.create({ loadDataDir: await openAsBlob(file) }));
}

/** Creates a database on the server of `TEST_DATABASE_URL`. `close` drops the database. */
async function openOnServer(server: string): Promise<OpenedDatabase> {
  const { url, drop } = await createDatabase(server);
  let closing = false;
  const opened = await openServerDatabase(url, (error) => {
    // Dropping the database terminates connections that are still being closed, which is not an error.
    if (!closing) throw error;
  });
  const close = async () => {
    closing = true;
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

/**
 * Opens a database without tables, embedded or on the server of `TEST_DATABASE_URL`. The caller must close it
 * in `afterAll`.
 */
export async function openDatabaseWithoutTables(): Promise<OpenedDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return openOnServer(url);
  const copy = await openCopy();
  await copy.db.execute('drop schema public, drizzle cascade');
  await copy.db.execute('create schema public');
  return copy;
}

/**
 * Opens a migrated, empty database, embedded or on the server of `TEST_DATABASE_URL`. The caller must close
 * it in `afterAll`.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  if (!process.env.TEST_DATABASE_URL) return openCopy();
  const opened = await openDatabaseWithoutTables();
  await opened.migrate();
  return opened;
}
