import { type SpawnOptions, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@/scripts/check/postgres.mjs';
import { findProgram } from '@/scripts/check/programs.mjs';
import { followChild } from '@/scripts/launch/child.mjs';
import { PlainFailure } from '@/scripts/launch/leave.mjs';

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
const PATIENCE_MS = 60_000;
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
  return followChild(child, { graceMs: GRACE_MS, ...(onLine && { onLine }) });
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
  const end = Date.now() + PATIENCE_MS;
  while (!hasEnded() && Date.now() < end) {
    if (await isReady()) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * Starts a program, and starts it again whenever it ends by itself, as systemd and container engines do.
 * @throws PlainFailure with its last lines when it does not come up
 */
export async function keepRunning(program: Program): Promise<Running> {
  if (await program.isReady())
    throw new PlainFailure(`${program.name} cannot start: another program has its port.`);
  let child = start(program);
  let ended = false;
  let stopping = false;
  const restart = async (): Promise<void> => {
    await sleep(POLL_MS);
    if (stopping) return;
    child = start(program);
    void child.ended.then(restart);
  };
  void child.ended.then(() => {
    ended = true;
  });
  if (!(await untilReady(program, () => ended))) {
    await child.stop();
    throw new PlainFailure([`${program.name} did not start:`, ...child.tail].join('\n'));
  }
  void child.ended.then(restart);
  return {
    name: program.name,
    isReady: program.isReady,
    pid: () => child.process.pid ?? 0,
    stop: async () => {
      stopping = true;
      await child.stop();
    },
  };
}
