import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { configOf } from '@/backend/config';
import { openDatabase } from '@/backend/db/open-database';
import { log } from '@/backend/log';
import { openDataFolder } from '@/lib/data-folder.mjs';
import { askRunningShop } from './ask-running-shop';
import type { Outcome, RunTask } from './outcome';

/** A command of the terminal that works on the shop's database. */
type Command = {
  /** Whose task it is, as a running shop knows it (`serveTasks`). */
  kind: string;
  /** What the arguments ask for: a task, or to be told how to ask. @throws UsageError */
  read: (args: string[]) => { task: unknown } | { help: string };
  run: RunTask;
};

/** Failures whoever calls the command can mend: one line, no stack. */
const PLAIN = new Set(['EnvError', 'DataFolderError', 'DatabaseError', 'UsageError', 'Error']);

/** The files that the shop reads, so that both work on the same database. What is set already wins. */
async function readConfig() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const { env } = await import('@/lib/env');
  const open = openDataFolder();
  if (open) process.stderr.write(`${open}\n`);
  return configOf(env, process.env.DATA_DIR || '.data');
}

type Config = Awaited<ReturnType<typeof readConfig>>;

async function openAndRun(
  run: RunTask,
  task: unknown,
  { databaseUrl, dataDir, siteUrl }: Config,
): Promise<Outcome> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError });
  try {
    await database.migrate();
    return await run(task, { db: database.db, dataDir, siteUrl, now: () => new Date() });
  } finally {
    await database.close();
  }
}

async function perform({ kind, read, run }: Command): Promise<number> {
  const asked = read(process.argv.slice(2));
  if ('help' in asked) {
    process.stdout.write(`${asked.help}\n`);
    return 0;
  }
  const config = await readConfig();
  const running = config.databaseUrl ? undefined : await askRunningShop(config.dataDir, kind, asked.task);
  const { exitCode, output, faults } = running ?? (await openAndRun(run, asked.task, config));
  process.stdout.write(output);
  process.stderr.write(faults);
  return exitCode;
}

/**
 * Does what the command line says and leaves with its exit code: in the open shop when there is one on the embedded
 * database, else on the database itself.
 */
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
