import { asc, gte } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/mails';
import { type Command, formatCount, parseArguments, refusal, UsageError } from './command';
import { cellOfUntrusted, tableText } from './csv';
import { FileError, writeExport } from './files';

const HELP = `npm run leads -- export [FILE|-] [options]   write newsletter addresses and catalogue requests as CSV to a file or to the terminal
  --only newsletter|catalogue   only one of the two lists (default: both; the first column names the list)
  --since YYYY-MM-DD            only entries since that day (UTC)
  --semicolon                   separate cells with semicolons, for spreadsheets in Indonesia and most of Europe

A text that looks like a formula gets a leading apostrophe, so that spreadsheets do not run it. The command uses the
database of DATABASE_URL, otherwise the embedded database in DATA_DIR. The shop may be running.`;

/** A task. Its path is absolute. */
const taskSchema = z.object({
  command: z.literal('export'),
  file: z.string().optional(),
  only: z.enum(['newsletter', 'catalogue']).optional(),
  since: z.iso.date().optional(),
  semicolon: z.boolean(),
});
type Task = z.infer<typeof taskSchema>;

/** @throws UsageError with the name of the option */
function readValue<S extends z.ZodType>(schema: S, value: unknown, must: string): z.infer<S> {
  const { data, success } = schema.safeParse(value);
  if (!success) throw new UsageError(`${must}, not ‘${value}’.`);
  return data;
}

function parse(args: string[]): Task | { command: 'help' } {
  const { values, positionals } = parseArguments(args, {
    only: { type: 'string' },
    since: { type: 'string' },
    semicolon: { type: 'boolean', default: false },
  });
  const [command, file, ...more] = positionals;
  if (values.help || command === undefined) return { command: 'help' };
  if (command !== 'export') throw new UsageError(`Unknown command ‘${command}’. The only command is export.`);
  if (more.length > 0) throw new UsageError(`Unexpected argument ‘${more[0]}’: only one file is allowed.`);
  const { only, since } = taskSchema.shape;
  return {
    command,
    file: file === '-' ? undefined : file,
    only: readValue(only, values.only, '--only must be newsletter or catalogue'),
    since: readValue(since, values.since, '--since must be a day such as 2026-11-21'),
    semicolon: values.semicolon,
  };
}

const HEADING = ['list', 'full name', 'email', 'phone', 'catalogue', 'language', 'received (UTC)'];

/** Formats a time as spreadsheets recognise it, such as `2026-11-21 09:30:00`. */
const momentText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

async function subscriberRows(db: Reader, since: Date | undefined): Promise<string[][]> {
  const { subscribedAt, email } = subscribers;
  const where = since && gte(subscribedAt, since);
  const rows = await db.select().from(subscribers).where(where).orderBy(asc(subscribedAt), asc(email));
  return rows.map((row) => ['newsletter', '', row.email, '', '', row.locale, momentText(row.subscribedAt)]);
}

async function requestRows(db: Reader, since: Date | undefined): Promise<string[][]> {
  const { requestedAt, id } = catalogRequests;
  const where = since && gte(requestedAt, since);
  const rows = await db.select().from(catalogRequests).where(where).orderBy(asc(requestedAt), asc(id));
  return rows.map(({ fullName, email, phone, catalog, locale, requestedAt: at }) => [
    ...['catalogue', fullName, email, phone, catalog, locale],
    momentText(at),
  ]);
}

/** Lists subscribers, catalogue requests, or both, the oldest first. Every text was typed by a stranger. */
async function listRows(db: Reader, { only, since }: Task): Promise<string[][]> {
  const from = since === undefined ? undefined : new Date(`${since}T00:00:00Z`);
  const rows = [
    ...(only === 'catalogue' ? [] : await subscriberRows(db, from)),
    ...(only === 'newsletter' ? [] : await requestRows(db, from)),
  ];
  return rows.map((row) => row.map(cellOfUntrusted));
}

export const leadsCommand: Command = {
  help: HELP,
  parse,
  async run(input, { db }) {
    const task = taskSchema.parse(input);
    const rows = await db.transaction((tx) => listRows(tx, task), { isolationLevel: 'repeatable read' });
    const text = tableText([HEADING, ...rows], task.semicolon ? ';' : ',');
    try {
      return await writeExport(text, task.file, formatCount(rows.length, 'row'));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return refusal(error.message);
    }
  },
};
