import { type SpawnOptions, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@/scripts/check/postgres.mjs';
import { findProgram } from '@/scripts/check/programs.mjs';
import { type Child, followChild, PlainFailure } from '@/scripts/launch/process.mjs';

/** Where the programs of the stand are, by Debian's name for each. @throws PlainFailure naming what is not installed */
export async function findPrograms() {
  const found = {
    nginx: findProgram(['nginx'], ['/usr/sbin']),
    postgresql: await findPostgres(),
    'redis-server': findProgram(['redis-server']),
    openssl: findProgram(['openssl']),
  };
  const { nginx, postgresql, 'redis-server': redis, openssl } = found;
  if (nginx && postgresql && redis && openssl) return { nginx, postgresql, redis };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  throw new PlainFailure(`${missing.join(', ')} missing: on Debian, apt-get install ${missing.join(' ')}.`);
}

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
/** Longer than any of them takes to end in order. */
const GRACE_MS = 30_000;

export type Program = {
  name: string;
  command: string;
  args: string[];
  options?: SpawnOptions;
  isReady: () => Promise<boolean>;
  onLine?: (line: string) => void;
};

export type Running = Pick<Program, 'name' | 'isReady'> & { pid: () => number; stop: () => Promise<void> };

export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function start({ command, args, options, onLine }: Program) {
  // In a group of its own: Ctrl-C ends them in order, and what a killed server leaves behind goes with it.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.once('exit', () => endGroup(child.pid));
  return followChild(child, { graceMs: GRACE_MS, ends: false, ...(onLine && { onLine }) });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Nobody is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function untilReady({ isReady }: Program, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (!hasEnded() && Date.now() < end) {
    if (await isReady()) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * Starts a program, and starts it again whenever it ends by itself, as systemd and container engines do. `opened` fails
 * with PlainFailure and its last lines when it does not come up.
 */
export function keepRunning(program: Program): Running & { opened: Promise<void> } {
  const { name, isReady } = program;
  let child: Child | undefined;
  let stopping = false;
  const restart = async (): Promise<void> => {
    await sleep(POLL_MS);
    if (stopping) return;
    child = start(program);
    void child.ended.then(restart);
  };
  const open = async (): Promise<void> => {
    if (await isReady()) throw new PlainFailure(`${name} cannot start: another program has its port.`);
    if (stopping) return;
    const first = start(program);
    child = first;
    let ended = false;
    void first.ended.then(() => {
      ended = true;
    });
    if (!(await untilReady(program, () => ended))) {
      await first.stop();
      throw new PlainFailure([`${name} did not start:`, ...first.tail].join('\n'));
    }
    void first.ended.then(restart);
  };
  return {
    name,
    isReady,
    opened: open(),
    pid: () => child?.process.pid ?? 0,
    stop: async () => {
      stopping = true;
      await child?.stop();
    },
  };
}
