import { type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@/scripts/check/postgres.mjs';
import { findProgram } from '@/scripts/check/programs.mjs';
import { type Child, superviseChild } from '@/scripts/launch/process.mjs';

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
/** Longer than any of the processes needs for an orderly shutdown. */
const GRACE_MS = 30_000;

/** Finds the programs of a replicated shop. Throws an error that names the missing Debian packages. */
export async function findReplicaPrograms() {
  const found = {
    nginx: findProgram(['nginx'], ['/usr/sbin']),
    postgresql: await findPostgres(),
    'redis-server': findProgram(['redis-server']),
    openssl: findProgram(['openssl']),
  };
  const { nginx, postgresql, 'redis-server': redis, openssl } = found;
  if (nginx && postgresql && redis && openssl) return { nginx, postgresql, redis };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  throw new Error(`${missing.join(', ')} missing: on Debian, apt-get install ${missing.join(' ')}.`);
}

export type ReplicaProgram = {
  name: string;
  command: string;
  args: string[];
  options?: SpawnOptions;
  isReady: () => Promise<boolean>;
  onLine?: (line: string) => void;
};

export type RunningReplicaProgram = Pick<ReplicaProgram, 'name' | 'isReady'> & {
  pid: () => number;
  stop: () => Promise<void>;
};

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH means that no process of the group is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function start({ command, args, options, onLine }: ReplicaProgram): Child {
  // The server gets a process group of its own: Ctrl-C does not reach it, and its workers can be killed with it.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.once('exit', () => killGroup(child.pid));
  return superviseChild(child, { graceMs: GRACE_MS, ends: false, ...(onLine && { onLine }) });
}

/** Starts a program and waits until it is ready. Restarts it whenever it exits, as systemd or a container engine does. */
export async function startSupervisedProgram(program: ReplicaProgram): Promise<RunningReplicaProgram> {
  const { name, isReady } = program;
  if (await isReady()) throw new Error(`${name} cannot start: another program uses its port.`);
  let isStopping = false;
  let child = start(program);
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isReady())) {
    if (hasEnded || Date.now() > end) {
      await child.stop();
      throw new Error([`${name} did not start:`, ...child.tail].join('\n'));
    }
    await sleep(POLL_MS);
  }
  const restart = async (): Promise<void> => {
    await sleep(POLL_MS);
    if (isStopping) return;
    child = start(program);
    void child.ended.then(restart);
  };
  void child.ended.then(restart);
  return {
    name,
    isReady,
    pid: () => child.process.pid ?? 0,
    stop: async () => {
      isStopping = true;
      await child.stop();
    },
  };
}
