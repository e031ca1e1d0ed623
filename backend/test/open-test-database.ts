import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { OpenedDatabase } from '@/backend/db/database';
import { openServer } from '@/backend/db/open-database';
import { MIGRATIONS, wrapEmbedded } from '@/backend/db/open-embedded';

/** Names a migrated template; another set of migrations has another name. */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return join(tmpdir(), `segara-test-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  await wrapEmbedded(client).migrate();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

/** An embedded database in memory, copied from a template: making one anew costs seconds, copying it does not. */
async function openCopy(): Promise<OpenedDatabase> {
  const file = templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  return wrapEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(file) }));
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of its own on the server of `TEST_DATABASE_URL`, dropped when it is closed. */
async function openOnServer(url: string): Promise<OpenedDatabase> {
  const name = `segara_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  let closing = false;
  const opened = await openServer(own.href, (error) => {
    // Dropping the database cuts connections that are just being closed.
    if (!closing) throw error;
  });
  await opened.migrate();
  const close = async () => {
    closing = true;
    await opened.close();
    await onServer(url, `drop database ${name} with (force)`);
  };
  return { ...opened, close };
}

/** A migrated, empty database: embedded, or on the server of `TEST_DATABASE_URL`. Close it in `afterAll`. */
export function openTestDatabase(): Promise<OpenedDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openCopy();
}
