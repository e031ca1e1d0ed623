import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild } from '@/scripts/launch/process.mjs';
import { readyMessage } from '@/scripts/launch/service';
import { JOURNEYS_FOLDER, PICTURE_EFFORT, ROOT } from './environments';

const TIMEOUT_MS = 60_000;
/** By NODE_OPTIONS, because a build has processes of its own. */
export const ON_FIXED_CLOCK = `--import=${pathToFileURL(join(ROOT, 'scripts/clock/fixed-clock.mjs')).href}`;

type Start = {
  /** Names the log, `<name>.log`. */
  name: string;
  module: string;
  arguments?: string[];
  typescript?: boolean;
  env: Record<string, string>;
};

export type Server = { pid: number; stop(): Promise<unknown> };

/** Where a server's log is. It begins anew with the first start of a run. */
export function logFile(name: string): string {
  return join(JOURNEYS_FOLDER, 'logs', `${name}.log`);
}

/** A child that knows nothing of the developer's own environment. */
async function startLogged({ name, module, arguments: given = [], typescript = false, env }: Start) {
  await mkdir(join(JOURNEYS_FOLDER, 'logs'), { recursive: true });
  const log = await open(logFile(name), 'a');
  const child = startChild({
    run: [module, ...given],
    typescript,
    cwd: ROOT,
    inherits: ['PATH', 'HOME', 'TEST_CLOCK_OFFSET'],
    env: {
      NODE_OPTIONS: ON_FIXED_CLOCK,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PICTURE_EFFORT,
      ...env,
    },
    log: log.fd,
  });
  void child.ended.finally(() => log.close());
  return child;
}

/**
 * Runs a module to its end.
 * @throws Error that names the log, when it fails
 */
export async function runToEnd(start: Start): Promise<void> {
  const ending = await (await startLogged(start)).ended;
  if (ending !== 'exit code 0')
    throw new Error(`${start.name} failed (${ending}), see ${logFile(start.name)}`);
}

/**
 * Starts a server and waits until it says `{ type: 'ready' }`.
 * @throws Error that names the log, when it ends before that or takes a minute
 */
export async function startServer(start: Start): Promise<Server> {
  const child = await startLogged(start);
  const outcome = await Promise.race([
    readyMessage(child).then(() => 'ready'),
    child.ended.then((ending) => `ended (${ending})`),
    once(AbortSignal.timeout(TIMEOUT_MS), 'abort').then(() => 'took too long'),
  ]);
  const { pid } = child.process;
  if (outcome === 'ready' && pid !== undefined) return { pid, stop: child.stop };
  await child.stop();
  throw new Error(`${start.name} ${outcome}, see ${logFile(start.name)}`);
}
