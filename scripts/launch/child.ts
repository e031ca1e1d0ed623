import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { beforeLeaving } from './leave-on-signal.mjs';

const GRACE_MS = 4_000;
const TAIL_LINES = 40;
const LEAVE_WITH_PARENT = pathToFileURL('scripts/launch/leave-with-parent.mjs').href;

interface ChildOptions {
  /** The module to run, and its arguments. */
  run: [module: string, ...args: string[]];
  typescript?: boolean;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** A process of ours: it ends with us, in order when we are asked to leave and by itself when we are killed. */
export interface Child {
  process: ChildProcess;
  /** Its last lines, for the moment it fails. */
  tail: string[];
  /** How it ended, such as `exit code 1` or `SIGKILL`. */
  ended: Promise<string>;
  stop: () => Promise<unknown>;
}

// The system kills whoever has most; V8 gives up by itself, and Next passes on how its workers ended.
const OUT_OF_MEMORY = /JavaScript heap out of memory|signal: SIGKILL|Cannot allocate memory|ENOMEM/;

/** Whether a process ended because there was no memory for it. */
export function lackedMemory(ending: string, tail: string[]): boolean {
  return ending === 'SIGKILL' || tail.some((line) => OUT_OF_MEMORY.test(line));
}

function readLines(child: ChildProcess, onLine: (line: string) => void) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

export function startChild({ run: [module, ...args], typescript, env, onLine }: ChildOptions): Child {
  const child = fork(module, args, {
    env: { ...process.env, ...env },
    execArgv: ['--import', LEAVE_WITH_PARENT, ...(typescript ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tail: string[] = [];
  readLines(child, (line) => {
    tail.push(line);
    if (tail.length > TAIL_LINES) tail.shift();
    onLine?.(line);
  });

  const ended = once(child, 'close').then(([code, signal]) => String(signal ?? `exit code ${code}`));
  const forget = beforeLeaving(stop);
  void ended.finally(forget);

  function stop() {
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    return ended.finally(() => clearTimeout(hurry));
  }
  return { process: child, tail, ended, stop };
}
