import { parseArguments, UsageError } from '@/backend/command/arguments';
import type { Allowances } from './plan/unusual-changes';

/** How to use the command. */
export const HELP = `npm run catalogue -- import FILE [options]     compare a file with the catalogue, and make the catalogue what it says
  --apply              do it; without it nothing is changed and the difference is shown
  --prune              products that the file does not name leave the shop
  --allow-new          products that are not in the shop become new ones
  --allow-prices       prices may become nothing, or move by more than half
  --format csv|json    by default as the file's name ends

npm run catalogue -- export [FILE|-] [options]   write the whole catalogue to a file, or to the terminal
  --format csv|json    by default as the file's name ends, else csv
  --semicolon          csv with semicolons, as spreadsheets in Indonesia and most of Europe want it

npm run catalogue -- pdf [FILE]                  draw the catalogue as a line sheet with prices in dollars, by default
                                                 into public/, where the shop hands it out

The format, with an example: docs/catalogue.md. The database is that of DATABASE_URL, else the one of the shop under
DATA_DIR; the shop may be open meanwhile.`;

export const FORMATS = ['csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

export type Options =
  | { command: 'help' }
  | ({ command: 'import'; file: string; format: Format; apply: boolean; prune: boolean } & Allowances)
  | { command: 'export'; file: string | undefined; format: Format; semicolon: boolean }
  | { command: 'pdf'; file: string | undefined };

function formatOf(file: string, asked: string | undefined): Format | undefined {
  const name = asked ?? file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const format = FORMATS.find((known) => known === name);
  if (!format && asked !== undefined) throw new UsageError(`--format must be csv or json, not ‘${asked}’.`);
  return format;
}

const parse = (args: string[]) =>
  parseArguments(args, {
    apply: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'allow-new': { type: 'boolean', default: false },
    'allow-prices': { type: 'boolean', default: false },
    semicolon: { type: 'boolean', default: false },
    format: { type: 'string' },
  });

type Values = ReturnType<typeof parse>['values'];

/** Whether anything is asked for that only an import knows. */
const isImporting = (values: Values) =>
  values.apply || values.prune || values['allow-new'] || values['allow-prices'];

function readExport(file: string | undefined, values: Values): Options {
  const { semicolon, format } = values;
  if (isImporting(values))
    throw new UsageError('--apply, --prune, --allow-new and --allow-prices belong to import.');
  const target = file === '-' ? undefined : file;
  return { command: 'export', file: target, format: formatOf(target ?? '', format) ?? 'csv', semicolon };
}

function readPdf(file: string | undefined, values: Values): Options {
  if (isImporting(values) || values.semicolon || values.format !== undefined)
    throw new UsageError('pdf has no options.');
  return { command: 'pdf', file };
}

function readImport(file: string | undefined, values: Values): Options {
  const {
    apply,
    prune,
    semicolon,
    format: asked,
    'allow-new': allowNew,
    'allow-prices': allowPrices,
  } = values;
  if (file === undefined) throw new UsageError('Which file? npm run catalogue -- import FILE');
  if (semicolon) throw new UsageError('--semicolon belongs to export; import finds out by itself.');
  const format = formatOf(file, asked);
  if (format) return { command: 'import', file, format, apply, prune, allowNew, allowPrices };
  throw new UsageError('The file’s name ends in neither .csv nor .json: say --format csv or --format json.');
}

/** Reads the arguments of the command. @throws UsageError */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [command, file, ...more] = positionals;
  if (values.help || command === undefined) return { command: 'help' };
  if (more.length > 0) throw new UsageError(`One file at a time: what is ‘${more[0]}’?`);
  if (command === 'export') return readExport(file, values);
  if (command === 'import') return readImport(file, values);
  if (command === 'pdf') return readPdf(file, values);
  throw new UsageError(`There is import, export and pdf, but no ‘${command}’.`);
}
