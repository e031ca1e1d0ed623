import { count, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FileFaults } from '@/backend/command/fault';
import { counted, done, refused } from '@/backend/command/output';
import type { Outcome, RunTask, World } from '@/backend/command/task';
import type { Database } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import {
  loadTable,
  type Manifest,
  makeBackup,
  restoreFiles,
  storeTable,
  summaryOf,
  verifyBackup,
} from './folder';
import { type Task, taskSchema } from './options';
import { listMigrations, makeTables } from './schema';
import { continueIdentities, listTables, readRows, writeRows } from './tables';

function contentsOf({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const of = (table: string) => counted(tables[table]?.rows ?? 0, table.replace(/s$/, ''));
  return `${counted(rows, 'row')} (${of('customers')}, ${of('orders')}, ${of('products')}), ${counted(Object.keys(files).length, 'file')}`;
}

async function create(folder: string, { db, dataDir, now }: World): Promise<Outcome> {
  const manifest = await makeBackup(folder, dataDir, (draft) =>
    db.transaction(
      async (tx) => {
        const tables: Manifest['tables'] = {};
        for (const table of await listTables(tx))
          tables[table] = await storeTable(draft, table, readRows(tx, table));
        return {
          format: 1 as const,
          madeAt: now().toISOString(),
          migrations: await listMigrations(tx),
          tables,
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  return done(`${folder}: ${contentsOf(manifest)}. Keep it where nobody else reads it: secrets are in it.`);
}

/** Other processes of a shop that hold connections to the same database server. */
async function countOthers(db: Database): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name like 'segara %'
      and application_name <> current_setting('application_name')`);
  return z.object({ rows: z.tuple([z.object({ others: z.number() })]) }).parse(result).rows[0].others;
}

async function restore({ file: folder, replace }: Task, { db, dataDir }: World): Promise<Outcome> {
  const manifest = await verifyBackup(folder);
  if ((await countOthers(db)) > 0) return refused('A shop is open on this database: close it first.');
  const [bought] = await db.select({ rows: count() }).from(orders);
  const [known] = await db.select({ rows: count() }).from(customers);
  const there = `${counted(bought?.rows ?? 0, 'order')} and ${counted(known?.rows ?? 0, 'customer')}`;
  if (!replace && (bought?.rows || known?.rows))
    return refused(`The shop has ${there}, which would be gone: say so with --replace.`);

  await db.transaction(async (tx) => {
    await makeTables(tx, manifest.migrations);
    for (const table of await listTables(tx)) {
      if (!manifest.tables[table]) continue;
      await writeRows(tx, table, loadTable(folder, table));
      const { digest } = await summaryOf(readRows(tx, table));
      if (digest !== manifest.tables[table].digest)
        throw new FileFaults([{ field: table, text: 'came to other rows than it was made of' }]);
    }
    await continueIdentities(tx);
  });
  await restoreFiles(folder, dataDir, manifest);
  return done(`Restored as of ${manifest.madeAt}: ${contentsOf(manifest)}. Start the shop.`);
}

async function perform(task: Task, world: World): Promise<Outcome> {
  if (task.command === 'create') return create(task.file, world);
  if (task.command === 'restore') return restore(task, world);
  const manifest = await verifyBackup(task.file);
  return done(`${task.file} is whole, as of ${manifest.madeAt}: ${contentsOf(manifest)}.`);
}

/** Does the command's task; faults of the folder are told a line each. */
export const runTask: RunTask = async (given, world) => {
  try {
    return await perform(taskSchema.parse(given), world);
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return refused(error.message);
  }
};

/** What the open shop does of it: never a restore under its own feet. */
export const runTaskInOpenShop: RunTask = async (given, world) =>
  taskSchema.parse(given).command === 'restore'
    ? refused('The shop is open: close it first.')
    : runTask(given, world);
