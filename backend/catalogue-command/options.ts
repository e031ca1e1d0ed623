import { z } from 'zod';
import { parseArguments, UsageError } from '@/backend/command/arguments';

export const HELP = `npm run catalogue -- import FILE [options]     compare a file with the catalogue, and make the catalogue what it says
  --apply              do it; without it nothing is changed and the difference is shown
  --prune              products that the file does not name leave the shop
  --allow-new          products that are not in the shop become new ones
  --allow-prices       prices may become nothing, or move by more than half
  --format csv|json    by default as the file's name ends

npm run catalogue -- export [FILE|-] [options]   write the whole catalogue to a file, or to the terminal
  --format csv|json    by default as the file's name ends, else csv
  --semicolon          csv with semicolons, as spreadsheets in Indonesia and most of Europe want it

The format, with an example: docs/catalogue.md. The database is that of DATABASE_URL, else the one of the shop under
DATA_DIR; the shop may be open meanwhile.`;

const formatSchema = z.enum(['csv', 'json']);

/** One run of the command, wherever it is done. Paths are absolute by then. */
export const taskSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('import'),
    file: z.string(),
    format: formatSchema,
    apply: z.boolean(),
    prune: z.boolean(),
    allowNew: z.boolean(),
    allowPrices: z.boolean(),
  }),
  z.object({
    command: z.literal('export'),
    /** Without one the catalogue itself is the output. */
    file: z.string().optional(),
    format: formatSchema,
    semicolon: z.boolean(),
  }),
]);
export type Task = z.infer<typeof taskSchema>;

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

function formatOf({ format: asked }: Values, file: string) {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const format = formatSchema.safeParse(asked ?? extension).data;
  if (!format && asked !== undefined) throw new UsageError(`--format must be csv or json, not ‘${asked}’.`);
  return format;
}

const isImporting = (values: Values) =>
  values.apply || values.prune || values['allow-new'] || values['allow-prices'];

function readExport(file: string | undefined, values: Values): Task {
  if (isImporting(values))
    throw new UsageError('--apply, --prune, --allow-new and --allow-prices belong to import.');
  const target = file === '-' ? undefined : file;
  const format = formatOf(values, target ?? '') ?? 'csv';
  return { command: 'export', file: target, format, semicolon: values.semicolon };
}

function readImport(file: string | undefined, values: Values): Task {
  const { apply, prune, 'allow-new': allowNew, 'allow-prices': allowPrices } = values;
  if (file === undefined) throw new UsageError('Which file? npm run catalogue -- import FILE');
  if (values.semicolon) throw new UsageError('--semicolon belongs to export; import finds out by itself.');
  const format = formatOf(values, file);
  if (format) return { command: 'import', file, format, apply, prune, allowNew, allowPrices };
  throw new UsageError('The file’s name ends in neither .csv nor .json: say --format csv or --format json.');
}

export function readOptions(args: string[]): Task | { command: 'help' } {
  const { values, positionals } = parse(args);
  const [command, file, ...more] = positionals;
  if (values.help || command === undefined) return { command: 'help' };
  if (more.length > 0) throw new UsageError(`One file at a time: what is ‘${more[0]}’?`);
  if (command === 'export') return readExport(file, values);
  if (command === 'import') return readImport(file, values);
  throw new UsageError(`There are import and export, but no ‘${command}’.`);
}
