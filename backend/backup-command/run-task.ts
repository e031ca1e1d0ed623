import { count, sql } from 'drizzle-orm';
import { z } from 'zod';
import { parseArguments, UsageError } from '@/backend/command/arguments';
import { FileFaults, tellFaults } from '@/backend/command/faults';
import { counted, done, type Outcome, type RunTask, refused, type World } from '@/backend/command/task';
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
import { continueIdentities, listMigrations, listTables, makeTables, readRows, writeRows } from './tables';

export const HELP = `npm run backup -- create FOLDER     write everything the shop keeps to a new folder
npm run backup -- verify FOLDER     read it again and hold it against its own list
npm run backup -- restore FOLDER    put it into an empty shop
  --replace                         into a shop with orders or customers, which are gone then

A backup has the whole database as of one moment, pictures and secrets: keep it where nobody else reads it. It goes from the
embedded database to a server and back, and into this release or a later one. The database is that of DATABASE_URL, else
the one of the shop under DATA_DIR. The shop may be open while a backup is made, and must be closed for a restore.`;

/** One run of the command, wherever it is done. The path is absolute by then. */
const taskSchema = z.object({
  command: z.enum(['create', 'verify', 'restore']),
  file: z.string(),
  replace: z.boolean(),
});
type Task = z.infer<typeof taskSchema>;

export function readOptions(args: string[]): Task | { command: 'help' } {
  const { values, positionals } = parseArguments(args, { replace: { type: 'boolean', default: false } });
  const [name, file, ...more] = positionals;
  if (values.help || name === undefined) return { command: 'help' };
  const command = taskSchema.shape.command.safeParse(name).data;
  if (!command) throw new UsageError(`There are create, verify and restore, but no ‘${name}’.`);
  if (file === undefined || more.length > 0) throw new UsageError(`One folder: ${command} FOLDER.`);
  if (values.replace && command !== 'restore') throw new UsageError('--replace belongs to restore.');
  return { command, file, replace: values.replace };
}

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

export const runTask: RunTask = (given, world) => tellFaults(() => perform(taskSchema.parse(given), world));

/** What the open shop does of it: never a restore under its own feet. */
export const runTaskInOpenShop: RunTask = async (given, world) =>
  taskSchema.parse(given).command === 'restore'
    ? refused('The shop is open: close it first.')
    : runTask(given, world);
