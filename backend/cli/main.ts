import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { readBackendConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/open-database';
import { log } from '@/backend/log';
import { openDataFolder } from '@/lib/data-folder';
import type { CommandWork } from './command';
import { COMMANDS } from './commands';
import { runInRunningShop } from './task-socket';

/**
 * The names of errors that the caller can fix. Such errors are printed as one line, without a stack trace.
 */
const EXPECTED = new Set(['EnvError', 'DataFolderError', 'DatabaseError', 'UsageError', 'Error']);

/**
 * Loads the shop's .env files, so that the command uses the same database. Variables that are already set
 * take precedence.
 */
async function readConfig() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const { env } = await import('@/lib/env');
  const warning = openDataFolder(env.DATA_DIR);
  if (warning) process.stderr.write(`${warning}\n`);
  return readBackendConfig(env);
}

type Config = Awaited<ReturnType<typeof readConfig>>;

async function openAndRun(work: CommandWork, { databaseUrl, dataDir, siteUrl }: Config) {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError });
  try {
    await database.migrate();
    return await work({ db: database.db, dataDir, siteUrl, now: () => new Date() });
  } finally {
    await database.close();
  }
}

/**
 * Runs the command. If a running shop has the embedded database open, the command runs in the shop's process.
 */
async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command)
    throw new Error(`Unknown command ‘${name}’. The commands are ${Object.keys(COMMANDS).join(', ')}.`);

  // npm changes to the project's folder, so paths are resolved against the folder where npm was called.
  const folder = resolve(process.env.INIT_CWD || '.');
  const work = command.prepare(args, folder);
  if (!work) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  const config = await readConfig();
  const outcome = config.databaseUrl
    ? undefined
    : await runInRunningShop(config.dataDir, name, { args, folder });
  const { exitCode, output, errors } = outcome ?? (await openAndRun(work, config));
  process.stdout.write(output);
  process.stderr.write(errors);
  return exitCode;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const isExpected = error instanceof Error && EXPECTED.has(error.name);
    process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  },
);
