import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JOURNEYS_FOLDER, ROOT } from './environments';

const PATIENCE_MS = 60_000;
const GRACE_MS = 5_000;
const script = (path: string) => pathToFileURL(join(ROOT, 'scripts', path)).href;
const LEAVE_WITH_PARENT = script('launch/leave-with-parent.mjs');
/** By NODE_OPTIONS, because a build has processes of its own. */
const ON_FIXED_CLOCK = `--import=${script('clock/fixed-clock.mjs')}`;

type Start = {
  /** Names the log, `<name>.log`. */
  name: string;
  module: string;
  arguments?: string[];
  typescript?: boolean;
  env: Record<string, string>;
};

export type Server = { pid: number; stop(): Promise<void> };

/** Where a server's log is. It begins anew with the first start of a run. */
export function logFile(name: string): string {
  return join(JOURNEYS_FOLDER, 'logs', `${name}.log`);
}

/** A child of ours that knows nothing of the developer's own environment, and ends with us. */
async function startChild({ name, module, arguments: given = [], typescript, env }: Start) {
  await mkdir(join(JOURNEYS_FOLDER, 'logs'), { recursive: true });
  const log = await open(logFile(name), 'a');
  const { PATH = '', HOME = '', TEST_CLOCK_OFFSET = '' } = process.env;
  const child = fork(module, given, {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TEST_CLOCK_OFFSET,
      NODE_OPTIONS: ON_FIXED_CLOCK,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    execArgv: ['--import', LEAVE_WITH_PARENT, ...(typescript ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  child.once('close', () => void log.close());
  return child;
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const hurry = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.kill('SIGTERM');
  await once(child, 'close');
  clearTimeout(hurry);
}

/**
 * Runs a module to its end.
 * @throws Error that names the log, when it fails
 */
export async function runToEnd(start: Start): Promise<void> {
  const child = await startChild(start);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${start.name} failed (${code}), see ${logFile(start.name)}`);
}

/**
 * Starts a server and waits until it says `{ type: 'ready' }`.
 * @throws Error that names the log, when it ends before that or takes a minute
 */
export async function startServer(start: Start): Promise<Server> {
  const child = await startChild(start);
  const stop = () => stopChild(child);
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready'),
    once(child, 'close').then(([code]) => `ended with ${code}`),
    once(AbortSignal.timeout(PATIENCE_MS), 'abort').then(() => 'took too long'),
  ]);
  if (outcome === 'ready' && child.pid !== undefined) return { pid: child.pid, stop };
  await stop();
  throw new Error(`${start.name} ${outcome}, see ${logFile(start.name)}`);
}
