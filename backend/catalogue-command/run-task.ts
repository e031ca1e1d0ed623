import { dirname } from 'node:path';
import { type Fault, FileFaults, faultLine, sortFaults } from '@/backend/command/faults';
import { counted, done, type Outcome, refused, type World } from '@/backend/command/task';
import { writeExport } from '@/backend/command/write-whole';
import type { Database } from '@/backend/db/database';
import { differenceLines, isNothing } from './difference';
import { exportCatalogue } from './export-catalogue';
import { writeCsv } from './file/columns';
import { encodeImported, importCatalogue, readCatalogueFile } from './import-catalogue';
import { type Task, taskSchema } from './options';

type ImportTask = Extract<Task, { command: 'import' }>;
type ExportTask = Extract<Task, { command: 'export' }>;

const EMPTY =
  'The shop has no products. If it should: which shop is meant is said by DATABASE_URL, else by DATA_DIR.';
const NOTHING = 'Nothing to change: the catalogue is as the file has it.';
const UNUSUAL = 'Nothing has been changed: that wants the word in brackets, should it be meant.';

const withVerdict = (faults: Fault[], verdict: string) =>
  refused([...sortFaults(faults).map(faultLine), verdict].join('\n'));

async function runImport(task: ImportTask, { db, dataDir, now }: World): Promise<Outcome> {
  const { file, format, apply, prune, ...allowances } = task;
  const reading = await readCatalogueFile(file, format);
  const places = { folder: dirname(file), dataDir };
  const options = { reading, ...places, prune, allowances, now: now() };
  // Pictures first: pages are made anew the moment the catalogue changes, and name their encoded files.
  const outlined = await importCatalogue(db, { ...options, apply: false });
  if (apply && outlined.unusual.length === 0) await encodeImported(outlined.files);
  const { difference, unusual } = apply ? await importCatalogue(db, { ...options, apply }) : outlined;
  const lines = differenceLines(difference);
  if (unusual.length > 0) return { ...withVerdict(unusual, UNUSUAL), output: `${lines.join('\n')}\n` };
  const outlook = apply ? 'Done.' : 'Nothing has been changed yet; the same with --apply does it.';
  return done([...lines, isNothing(difference) ? NOTHING : outlook].join('\n'));
}

const readCatalogue = (db: Database) =>
  db.transaction(exportCatalogue, { isolationLevel: 'repeatable read' });

async function runExport({ file, format, semicolon }: ExportTask, { db }: World): Promise<Outcome> {
  const catalogue = await readCatalogue(db);
  const json = () => `${JSON.stringify(catalogue, null, 2)}\n`;
  const text = format === 'csv' ? writeCsv(catalogue, semicolon ? ';' : ',') : json();
  const { length } = catalogue.products;
  const faults = length > 0 ? '' : `${EMPTY}\n`;
  return { ...(await writeExport(text, file, counted(length, 'product'))), faults };
}

/** Imports or exports the catalogue. Faults of the file become a refused outcome. */
export async function runTask(input: unknown, world: World): Promise<Outcome> {
  try {
    const task = taskSchema.parse(input);
    return task.command === 'import' ? await runImport(task, world) : await runExport(task, world);
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return withVerdict(error.faults, `${counted(error.faults.length, 'fault')}. Nothing has been changed.`);
  }
}
