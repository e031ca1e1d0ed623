import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { configOf } from '@/backend/config';
import { openDatabase } from '@/backend/db/open-database';
import { log } from '@/backend/log';
import { askRunningShop } from './ask-running-shop';
import { HELP, type Options, readOptions } from './options';
import { runTask } from './run-task';
import type { Outcome, Task } from './task';

/** Failures whoever calls the command can mend: one line, no stack. */
const PLAIN = new Set(['EnvError', 'DatabaseError', 'UsageError', 'Error']);

/** The files that the shop reads, so that both work on the same database. What is set already wins. */
async function readConfig() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const { env } = await import('@/lib/env');
  return configOf(env, process.env.DATA_DIR || '.data');
}

/** npm runs the command in the project's folder; a path means the folder where it was called. */
const fromHere = (path: string) => resolve(process.env.INIT_CWD || '.', path);

function taskOf(options: Exclude<Options, { command: 'help' }>): Task {
  if (options.command === 'import') return { ...options, file: fromHere(options.file) };
  return { ...options, file: options.file === undefined ? undefined : fromHere(options.file) };
}

async function openAndRun(task: Task, config: Awaited<ReturnType<typeof readConfig>>): Promise<Outcome> {
  const { databaseUrl, dataDir } = config;
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError });
  try {
    await database.migrate();
    return await runTask(task, { db: database.db, dataDir, now: () => new Date() });
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.command === 'help') {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const config = await readConfig();
  const task = taskOf(options);
  const running = config.databaseUrl ? undefined : await askRunningShop(config.dataDir, task);
  const { exitCode, output, faults } = running ?? (await openAndRun(task, config));
  process.stdout.write(output);
  process.stderr.write(faults);
  return exitCode;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const plain = error instanceof Error && PLAIN.has(error.name);
    process.stderr.write(`${plain ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  },
);
