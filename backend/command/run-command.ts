import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { configOf } from '@/backend/config';
import { openDatabase } from '@/backend/db/open-database';
import { log } from '@/backend/log';
import { openDataFolder } from '@/lib/data-folder';
import type { RunTask } from './task';
import { askRunningShop } from './task-socket';

type Command = {
  kind: string;
  help: string;
  /** What the arguments ask for: `help`, or a task with an optional path. @throws UsageError */
  read: (args: string[]) => { command: string; file?: string | undefined };
  run: RunTask;
};

/** Failures whoever calls the command can mend: one line, no stack. */
const PLAIN = new Set(['EnvError', 'DataFolderError', 'DatabaseError', 'UsageError', 'Error']);

/** The files that the shop reads, so that both work on the same database. What is set already wins. */
async function readConfig() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const { env } = await import('@/lib/env');
  const open = openDataFolder(env.DATA_DIR);
  if (open) process.stderr.write(`${open}\n`);
  return configOf(env);
}

type Config = Awaited<ReturnType<typeof readConfig>>;

async function openAndRun(run: RunTask, task: unknown, { databaseUrl, dataDir, siteUrl }: Config) {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError });
  try {
    await database.migrate();
    return await run(task, { db: database.db, dataDir, siteUrl, now: () => new Date() });
  } finally {
    await database.close();
  }
}

async function perform({ kind, help, read, run }: Command): Promise<number> {
  const asked = read(process.argv.slice(2));
  if (asked.command === 'help') {
    process.stdout.write(`${help}\n`);
    return 0;
  }
  // npm runs a command in the project's folder; a path means the folder where it was called.
  const file = asked.file === undefined ? undefined : resolve(process.env.INIT_CWD || '.', asked.file);
  const task = { ...asked, file };
  const config = await readConfig();
  const running = config.databaseUrl ? undefined : await askRunningShop(config.dataDir, kind, task);
  const { exitCode, output, faults } = running ?? (await openAndRun(run, task, config));
  process.stdout.write(output);
  process.stderr.write(faults);
  return exitCode;
}

/** Does what the command line says: in the open shop where one holds the embedded database, else here. */
export function runCommand(command: Command): void {
  perform(command).then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      const plain = error instanceof Error && PLAIN.has(error.name);
      process.stderr.write(`${plain ? error.message : inspect(error)}\n`);
      process.exitCode = 1;
    },
  );
}
