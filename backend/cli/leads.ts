import { resolve } from 'node:path';
import { asc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { normalizeEmail } from '@/backend/accounts/account-input';
import type { Database, DatabaseOrTransaction } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/mails';
import {
  type CliCommand,
  type CommandResult,
  type CommandWork,
  failureResult,
  formatCount,
  parseArguments,
  successResult,
  UsageError,
} from './command';
import { formatCsvTable, formatUntrustedCell } from './csv';
import { FileError, writeExportFile } from './files';

const HELP = `npm run leads -- export [FILE|-] [options]   write newsletter addresses and catalogue requests as CSV to a file or to the terminal
npm run leads -- remove EMAIL [--only …]       remove an address, such as that of somebody who unsubscribes
  --only newsletter|catalogue   only one of the two lists (default: both; the first column names the list)
  --since YYYY-MM-DD            only entries since that day (UTC)
  --semicolon                   separate cells with semicolons, for spreadsheets in Indonesia and most of Europe

A text that looks like a formula gets a leading apostrophe, so that spreadsheets do not run it. The command uses the
database of DATABASE_URL, otherwise the embedded database in DATA_DIR. The shop may be running.`;

const onlySchema = z.enum(['newsletter', 'catalogue']).optional();
const sinceSchema = z.iso.date().optional();

type Only = z.infer<typeof onlySchema>;

/** Parses the value of an option. @throws UsageError with the requirement `must` and the value */
function readValue<S extends z.ZodType>(schema: S, value: unknown, must: string): z.infer<S> {
  const { data, success } = schema.safeParse(value);
  if (!success) throw new UsageError(`${must}, not ‘${value}’.`);
  return data;
}

const HEADING = ['list', 'full name', 'email', 'phone', 'catalogue', 'language', 'received (UTC)'];

/** Formats a time in UTC as spreadsheets recognise it, such as `2026-11-21 09:30:00`. */
const momentText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

async function subscriberRows(db: DatabaseOrTransaction, since: Date | undefined): Promise<string[][]> {
  const { subscribedAt, email } = subscribers;
  const where = since && gte(subscribedAt, since);
  const rows = await db.select().from(subscribers).where(where).orderBy(asc(subscribedAt), asc(email));
  return rows.map((row) => ['newsletter', '', row.email, '', '', row.locale, momentText(row.subscribedAt)]);
}

async function requestRows(db: DatabaseOrTransaction, since: Date | undefined): Promise<string[][]> {
  const { requestedAt, id } = catalogRequests;
  const where = since && gte(requestedAt, since);
  const rows = await db.select().from(catalogRequests).where(where).orderBy(asc(requestedAt), asc(id));
  return rows.map(({ fullName, email, phone, catalog, locale, requestedAt: at }) => [
    ...['catalogue', fullName, email, phone, catalog, locale],
    momentText(at),
  ]);
}

/**
 * Lists the rows of subscribers, catalogue requests, or both, oldest first. All texts are unverified input of
 * strangers.
 */
async function listRows(
  db: DatabaseOrTransaction,
  only: Only,
  since: string | undefined,
): Promise<string[][]> {
  const from = since === undefined ? undefined : new Date(`${since}T00:00:00Z`);
  const rows = [
    ...(only === 'catalogue' ? [] : await subscriberRows(db, from)),
    ...(only === 'newsletter' ? [] : await requestRows(db, from)),
  ];
  return rows.map((row) => row.map(formatUntrustedCell));
}

type Options = { only: Only; since: string | undefined; semicolon: boolean };

function prepareExport(file: string | undefined, { only, since, semicolon }: Options): CommandWork {
  return async ({ db }) => {
    const list = (tx: DatabaseOrTransaction) => listRows(tx, only, since);
    const rows = await db.transaction(list, { isolationLevel: 'repeatable read' });
    const text = formatCsvTable([HEADING, ...rows], semicolon ? ';' : ',');
    return writeExportFile(text, file, formatCount(rows.length, 'row')).catch((error: unknown) => {
      if (!(error instanceof FileError)) throw error;
      return failureResult(error.message);
    });
  };
}

async function removeLead(db: Database, email: string, only: Only): Promise<CommandResult> {
  const address = normalizeEmail(email);
  const removed = await db.transaction(async (tx) => {
    const lists = [
      ...(only === 'catalogue' ? [] : [subscribers]),
      ...(only === 'newsletter' ? [] : [catalogRequests]),
    ];
    let count = 0;
    for (const list of lists)
      count += (await tx.delete(list).where(eq(list.email, address)).returning()).length;
    return count;
  });
  if (removed === 0) return failureResult(`${email} is not in the list.`);
  return successResult(`Removed ${formatCount(removed, 'row')} of ${email}.`);
}

export const leadsCommand: CliCommand = {
  help: HELP,
  prepare(args, folder) {
    const { values, positionals } = parseArguments(args, {
      only: { type: 'string' },
      since: { type: 'string' },
      semicolon: { type: 'boolean', default: false },
    });
    const [command, target, ...more] = positionals;
    if (values.help || command === undefined) return undefined;
    const only = readValue(onlySchema, values.only, '--only must be newsletter or catalogue');
    if (command === 'remove') {
      if (target === undefined || more.length > 0)
        throw new UsageError('Name exactly one email address: remove EMAIL.');
      return ({ db }) => removeLead(db, target, only);
    }
    if (command !== 'export')
      throw new UsageError(`Unknown command ‘${command}’. The commands are export and remove.`);
    if (more.length > 0) throw new UsageError(`Unexpected argument ‘${more[0]}’: only one file is allowed.`);
    const since = readValue(sinceSchema, values.since, '--since must be a day such as 2026-11-21');
    // Without a file, the rows are written to standard output.
    const file = target === undefined || target === '-' ? undefined : resolve(folder, target);
    return prepareExport(file, { only, since, semicolon: values.semicolon });
  },
};
