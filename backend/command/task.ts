import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import type { Database } from '@/backend/db/database';

export type World = { db: Database; dataDir: string; siteUrl: string; now: () => Date };

export const outcomeSchema = z.object({ exitCode: z.number(), output: z.string(), faults: z.string() });
export type Outcome = z.infer<typeof outcomeSchema>;

/** Does one kind of task, in whichever process holds the database. A task comes as it was sent, to be parsed. */
export type RunTask = (task: unknown, world: World) => Promise<Outcome>;

export type Fault = { line?: number | undefined; field?: string | undefined; text: string };

export class FileFaults extends Error {
  override name = 'FileFaults';

  constructor(readonly faults: Fault[]) {
    super(faults.map(faultLine).join('\n'));
  }
}

/** A fault as one line, such as `line 12, price: is missing`. */
export function faultLine({ line, field, text }: Fault): string {
  const place = [line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  return place ? `${place}: ${text}` : text;
}

export function sortFaults(faults: Fault[]): Fault[] {
  return faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

export const done = (output: string): Outcome => ({ exitCode: 0, output: `${output}\n`, faults: '' });

export const refused = (faults: string): Outcome => ({ exitCode: 1, output: '', faults: `${faults}\n` });

/** Turns `FileFaults` into a refused outcome, a line each. */
export async function tellFaults(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return refused(error.message);
  }
}

/** A number with its noun, such as `1 row` or `3 rows`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes a file atomically: nobody ever sees half of it. @throws FileFaults when it cannot be written */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileFaults([{ text: `${file} cannot be written: ${reason}` }]);
  }
}

/** Writes an exported text to its file; without one the text itself is the output. @throws FileFaults */
export async function writeExport(text: string, file: string | undefined, rows: string): Promise<Outcome> {
  if (file === undefined) return { exitCode: 0, output: text, faults: '' };
  await writeWhole(file, text);
  return done(`${rows} written to ${file}`);
}

/** A command was called wrongly. The message is one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const HELP = { help: { type: 'boolean', default: false } } as const;

/** Reads positional arguments, the options and `--help`. @throws UsageError */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...HELP } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
