import { dirname } from 'node:path';
import { type Fault, FileFaults, faultLine, sortFaults } from '@/backend/command/fault';
import { writeWhole } from '@/backend/command/output';
import type { Outcome, World } from '@/backend/command/task';
import type { Database } from '@/backend/db/database';
import { readCsv } from './csv/read-csv';
import { writeCsv } from './csv/write-csv';
import { exportCatalogue } from './export-catalogue';
import { importCatalogue } from './import-catalogue';
import { readJson } from './json/read-json';
import { writeJson } from './json/write-json';
import { readText } from './read-text';
import { differenceLines, isNothing } from './report/difference-lines';
import { type Task, taskSchema } from './task';

type ImportTask = Extract<Task, { command: 'import' }>;
type ExportTask = Extract<Task, { command: 'export' }>;
type PdfTask = Extract<Task, { command: 'pdf' }>;

const EMPTY =
  'The shop has no products. If it should: which shop is meant is said by DATABASE_URL, else by DATA_DIR.';

const linesOf = (lines: string[]) => `${lines.join('\n')}\n`;

/** What the faults of a file, or the unusual in it, look like in a terminal. */
const toldOf = (faults: Fault[], verdict: string) => linesOf([...sortFaults(faults).map(faultLine), verdict]);

async function runImport(options: ImportTask, world: World): Promise<Outcome> {
  const { file, format, apply, prune, ...allowances } = options;
  const text = await readText(file);
  const reading = format === 'csv' ? readCsv(text) : readJson(text);
  const { db, dataDir, now } = world;
  const task = { reading, folder: dirname(file), dataDir, prune, apply, allowances, now: now() };
  const { difference, unusual } = await importCatalogue(db, task);
  if (unusual.length > 0) {
    const verdict = 'Nothing has been changed: that wants the word in brackets, should it be meant.';
    return { exitCode: 1, output: linesOf(differenceLines(difference)), faults: toldOf(unusual, verdict) };
  }
  const nothing = 'Nothing to change: the catalogue is as the file has it.';
  const outlook = apply ? 'Done.' : 'Nothing has been changed yet; the same with --apply does it.';
  const lines = [...differenceLines(difference), isNothing(difference) ? nothing : outlook];
  return { exitCode: 0, output: linesOf(lines), faults: '' };
}

const readCatalogue = (db: Database) =>
  db.transaction(exportCatalogue, { isolationLevel: 'repeatable read' });

async function runExport({ file, format, semicolon }: ExportTask, { db }: World): Promise<Outcome> {
  const catalogue = await readCatalogue(db);
  const text = format === 'csv' ? writeCsv(catalogue, semicolon ? ';' : ',') : writeJson(catalogue);
  const { products } = catalogue;
  const faults = products.length > 0 ? '' : linesOf([EMPTY]);
  if (file === undefined) return { exitCode: 0, output: text, faults };
  await writeWhole(file, text);
  const said = `${products.length} ${products.length === 1 ? 'product' : 'products'} written to ${file}`;
  return { exitCode: 0, output: linesOf([said]), faults };
}

async function runPdf({ file }: PdfTask, { db, dataDir, now }: World): Promise<Outcome> {
  // Its library and fonts are loaded by whoever draws one, not by every shop that opens.
  const { writePdf } = await import('./pdf/write-pdf');
  const written = await writePdf(await readCatalogue(db), { file, dataDir, now: now() });
  return { exitCode: 0, output: linesOf([written]), faults: '' };
}

function run(task: Task, world: World): Promise<Outcome> {
  switch (task.command) {
    case 'import':
      return runImport(task, world);
    case 'export':
      return runExport(task, world);
    case 'pdf':
      return runPdf(task, world);
  }
}

/** Imports, exports or draws. What is wrong with a file is told, not thrown. */
export async function runTask(task: unknown, world: World): Promise<Outcome> {
  try {
    return await run(taskSchema.parse(task), world);
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    const { length } = error.faults;
    const verdict = `${length} ${length === 1 ? 'fault' : 'faults'}. Nothing has been changed.`;
    return { exitCode: 1, output: '', faults: toldOf(error.faults, verdict) };
  }
}
