import { parseArgs } from 'node:util';
import { UsageError } from '@/backend/command/usage-error';

/** How to use the command. */
export const HELP = `npm run leads -- export [FILE|-] [options]   write who wants the newsletter or the catalogue to a CSV file, or to the terminal
  --only newsletter|catalogue   one of the two lists; without it both, told apart by the first column
  --since YYYY-MM-DD            those who came on that day (UTC) or later
  --semicolon                   semicolons, as spreadsheets in Indonesia and most of Europe want it

What looks like a formula gets an apostrophe in front, so that a spreadsheet takes it for text. The database is that of
DATABASE_URL, else the one of the shop under DATA_DIR; the shop may be open meanwhile.`;

export const LISTS = ['newsletter', 'catalogue'] as const;
export type ListName = (typeof LISTS)[number];

type Options =
  | { command: 'help' }
  | {
      command: 'export';
      file: string | undefined;
      only: ListName | undefined;
      since: string | undefined;
      semicolon: boolean;
    };

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        since: { type: 'string' },
        semicolon: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function listOf(asked: string | undefined): ListName | undefined {
  const list = LISTS.find((known) => known === asked);
  if (asked !== undefined && !list) {
    throw new UsageError(`--only must be newsletter or catalogue, not ‘${asked}’.`);
  }
  return list;
}

/** A day as ISO writes it; JavaScript alone would take the 31st of February. */
function dayOf(asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const day = new Date(`${asked}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== asked) {
    throw new UsageError(`--since must be a day such as 2026-11-21, not ‘${asked}’.`);
  }
  return asked;
}

/** Reads the arguments of the command. @throws UsageError */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [command, file, ...more] = positionals;
  if (values.help || command === undefined) return { command: 'help' };
  if (command !== 'export') throw new UsageError(`There is export, but no ‘${command}’.`);
  if (more.length > 0) throw new UsageError(`One file at a time: what is ‘${more[0]}’?`);
  return {
    command,
    file: file === '-' ? undefined : file,
    only: listOf(values.only),
    since: dayOf(values.since),
    semicolon: values.semicolon,
  };
}
