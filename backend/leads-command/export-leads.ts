import { asc, gte } from 'drizzle-orm';
import { FileFaults } from '@/backend/command/fault';
import { counted, refused, writeExport } from '@/backend/command/output';
import type { Outcome, World } from '@/backend/command/task';
import { cellOfUntrusted } from '@/backend/csv/cell';
import { tableText } from '@/backend/csv/table';
import type { Reader } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/leads';
import { type Task, taskSchema } from './options';

const HEADING = ['list', 'full name', 'email', 'phone', 'catalogue', 'language', 'received (UTC)'];

/** `2026-11-21 09:30:00`, which spreadsheets know as a moment. */
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

/** The lists, or one of them, each in the order people came. All of it comes from strangers. */
async function listRows(db: Reader, { only, since }: Task): Promise<string[][]> {
  const from = since === undefined ? undefined : new Date(`${since}T00:00:00Z`);
  const rows = [
    ...(only === 'catalogue' ? [] : await subscriberRows(db, from)),
    ...(only === 'newsletter' ? [] : await requestRows(db, from)),
  ];
  return rows.map((row) => row.map(cellOfUntrusted));
}

export async function runTask(input: unknown, { db }: World): Promise<Outcome> {
  const task = taskSchema.parse(input);
  const rows = await db.transaction((tx) => listRows(tx, task), { isolationLevel: 'repeatable read' });
  const text = tableText([HEADING, ...rows], task.semicolon ? ';' : ',');
  try {
    return await writeExport(text, task.file, counted(rows.length, 'row'));
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return refused(error.message);
  }
}
