import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import {
  type CliCommand,
  type CommandContext,
  type CommandResult,
  type CommandWork,
  failureResult,
  formatCount,
  parseArguments,
  successResult,
  UsageError,
} from '@/backend/cli/command';
import {
  FileError,
  type FileProblem,
  formatFileProblem,
  sortProblems,
  writeExportFile,
} from '@/backend/cli/files';
import type { AllowedChanges } from './check-import';
import { formatCatalogueCsv } from './columns';
import { formatDifference, isEmptyDifference } from './difference';
import { describeCatalogue, readCatalogueState } from './export-catalogue';
import type { ParsedCatalogueFile } from './file-schema';
import { importCatalogue } from './import-catalogue';
import { parseCatalogueCsv } from './read-csv';
import { parseCatalogueJson } from './read-json';

const HELP = `npm run catalogue -- import FILE [options]     show the differences between a file and the catalogue, or apply them
  --apply              apply the changes
  --prune              withdraw products that are not in the file
  --allow-new          allow new products
  --allow-prices       allow a price of 0, and price changes by more than half
  --format csv|json    format of the file (default: by its extension)

npm run catalogue -- export [FILE|-] [options]   write the whole catalogue to a file or to the terminal
  --format csv|json    format of the file (default: by its extension, otherwise csv)
  --semicolon          separate cells with semicolons, for spreadsheets in Indonesia and most of Europe

docs/catalogue.md describes the format. The command uses the database of DATABASE_URL, otherwise the embedded database
in DATA_DIR. The shop may be running.`;

const formatSchema = z.enum(['csv', 'json']);

type ImportTask = {
  file: string;
  format: z.infer<typeof formatSchema>;
  apply: boolean;
  prune: boolean;
  allowances: AllowedChanges;
};

const parseOptions = (args: string[]) =>
  parseArguments(args, {
    apply: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'allow-new': { type: 'boolean', default: false },
    'allow-prices': { type: 'boolean', default: false },
    semicolon: { type: 'boolean', default: false },
    format: { type: 'string' },
  });
type Values = ReturnType<typeof parseOptions>['values'];

function findFormat({ format: option }: Values, file: string) {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const format = formatSchema.safeParse(option ?? extension).data;
  if (!format && option !== undefined) throw new UsageError(`--format must be csv or json, not ‘${option}’.`);
  return format;
}

const isImporting = (values: Values) =>
  values.apply || values.prune || values['allow-new'] || values['allow-prices'];

function prepareExport(target: string | undefined, values: Values, folder: string): CommandWork {
  if (isImporting(values))
    throw new UsageError('--apply, --prune, --allow-new and --allow-prices are options of import.');
  // Without a file, the catalogue is written to standard output.
  const file = target === undefined || target === '-' ? undefined : resolve(folder, target);
  const format = findFormat(values, file ?? '') ?? 'csv';
  return async ({ db }) => {
    const state = await db.transaction(readCatalogueState, { isolationLevel: 'repeatable read' });
    const catalogue = describeCatalogue(state);
    const text =
      format === 'csv'
        ? formatCatalogueCsv(catalogue, values.semicolon ? ';' : ',')
        : `${JSON.stringify(catalogue, null, 2)}\n`;
    const { length } = catalogue.products;
    const result = await writeExportFile(text, file, formatCount(length, 'product'));
    return { ...result, errors: length > 0 ? '' : `${EMPTY}\n` };
  };
}

function prepareImport(target: string | undefined, values: Values, folder: string): CommandWork {
  if (target === undefined) throw new UsageError('The file is missing: npm run catalogue -- import FILE');
  if (values.semicolon)
    throw new UsageError('--semicolon is an option of export. The import detects the delimiter.');
  const format = findFormat(values, target);
  if (!format)
    throw new UsageError('The file name does not end in .csv or .json: add --format csv or --format json.');
  const { apply, prune, 'allow-new': allowNew, 'allow-prices': allowPrices } = values;
  const allowances = { allowNew, allowPrices };
  return (context) => runImport({ file: resolve(folder, target), format, apply, prune, allowances }, context);
}

const MAX_FILE_MIB = 64;

/** Decodes UTF-8 and normalises line breaks. @throws FileError for another encoding */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new FileError([
      { text: 'The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”.' },
    ]);
  }
}

async function readCatalogueFile({ file, format }: ImportTask): Promise<ParsedCatalogueFile> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FileError([{ text: `The file ${file} does not exist.` }]);
  if (found.size > MAX_FILE_MIB * 2 ** 20)
    throw new FileError([{ text: `The file is larger than ${MAX_FILE_MIB} MiB.` }]);
  const text = decodeText(await readFile(file));
  return format === 'csv' ? parseCatalogueCsv(text) : parseCatalogueJson(text);
}

const EMPTY =
  'The shop has no products. If it should have some, check DATABASE_URL, or DATA_DIR without it: they choose the database.';
const UNCHANGED = 'Nothing to change: the catalogue already matches the file.';
const PREVIEW = 'Nothing has been changed yet. Add --apply to apply these changes.';
const UNUSUAL = 'Nothing has been changed. To allow these changes, add the options in brackets.';

const reject = (problems: FileProblem[], verdict: string) =>
  failureResult([...sortProblems(problems).map(formatFileProblem), verdict].join('\n'));

async function runImport(task: ImportTask, { db, dataDir, now }: CommandContext): Promise<CommandResult> {
  const { apply, prune, allowances } = task;
  const file = await readCatalogueFile(task);
  const folder = dirname(task.file);
  const options = { file, folder, dataDir, prune, allowances, now: now(), apply };
  const { difference, unusual } = await importCatalogue(db, options);
  const lines = formatDifference(difference);
  if (unusual.length > 0) return { ...reject(unusual, UNUSUAL), output: `${lines.join('\n')}\n` };
  const verdict = apply ? 'Done.' : PREVIEW;
  return successResult([...lines, isEmptyDifference(difference) ? UNCHANGED : verdict].join('\n'));
}

/** Turns the problems of a file into the result of the command. */
const reportProblems = (work: CommandWork) => (context: CommandContext) =>
  work(context).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    const { problems } = error;
    return reject(problems, `${formatCount(problems.length, 'problem')}. Nothing has been changed.`);
  });

export const catalogueCommand: CliCommand = {
  help: HELP,
  prepare(args, folder) {
    const { values, positionals } = parseOptions(args);
    const [command, file, ...more] = positionals;
    if (values.help || command === undefined) return undefined;
    if (more.length > 0) throw new UsageError(`Unexpected argument ‘${more[0]}’: only one file is allowed.`);
    if (command === 'export') return reportProblems(prepareExport(file, values, folder));
    if (command === 'import') return reportProblems(prepareImport(file, values, folder));
    throw new UsageError(`Unknown command ‘${command}’. The commands are import and export.`);
  },
};
