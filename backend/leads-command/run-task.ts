import { FileFaults, faultLine } from '@/backend/command/fault';
import type { Outcome, World } from '@/backend/command/outcome';
import { writeWhole } from '@/backend/command/write-whole';
import { tableText } from '@/backend/csv/table-text';
import { type Lead, listLeads } from './list-leads';
import { strangerCell } from './stranger-cell';
import { type Task, taskSchema } from './task';

const HEADING = ['list', 'full name', 'email', 'phone', 'catalogue', 'language', 'received (UTC)'];

/** `2026-11-21 09:30:00`, which spreadsheets know as a moment. */
const momentText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

/** All of it comes from strangers, so every cell is kept from being a formula. */
function rowOf({ list, fullName, email, phone, catalogue, language, receivedAt }: Lead): string[] {
  return [list, fullName, email, phone, catalogue, language, momentText(receivedAt)].map(strangerCell);
}

async function runExport({ file, only, since, semicolon }: Task, { db }: World): Promise<Outcome> {
  const wanted = { only, since: since === undefined ? undefined : new Date(`${since}T00:00:00Z`) };
  const leads = await db.transaction((tx) => listLeads(tx, wanted), { isolationLevel: 'repeatable read' });
  const text = tableText([HEADING, ...leads.map(rowOf)], semicolon ? ';' : ',');
  if (file === undefined) return { exitCode: 0, output: text, faults: '' };
  await writeWhole(file, text);
  const said = `${leads.length} ${leads.length === 1 ? 'row' : 'rows'} written to ${file}`;
  return { exitCode: 0, output: `${said}\n`, faults: '' };
}

/** Exports the lists. A file that cannot be written is told, not thrown. */
export async function runTask(task: unknown, world: World): Promise<Outcome> {
  try {
    return await runExport(taskSchema.parse(task), world);
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return { exitCode: 1, output: '', faults: `${error.faults.map(faultLine).join('\n')}\n` };
  }
}
