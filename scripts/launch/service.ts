import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { beforeLeaving, isLeaving, leave, PlainFailure } from './leave.mjs';
import { isRecord, isWarning, readableLine } from './readable-line';
import { print } from './steps.mjs';

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

const demoSchema = z.object({ email: z.string(), password: z.string() });
const readySchema = z.object({ type: z.literal('ready'), demo: demoSchema.optional() });
/** What a service says when it answers; `demo` when it has just made that customer. */
export type Ready = z.infer<typeof readySchema>;

interface ServiceOptions extends Omit<ChildOptions, 'onLine'> {
  /** How it is called in what is printed. */
  name: string;
}

/** Resolves when the child says that it serves. */
export function readyMessage(child: Child): Promise<Ready> {
  return new Promise((resolve) => {
    child.process.on('message', (message) => {
      const { data } = readySchema.safeParse(message);
      if (data) resolve(data);
    });
  });
}

/** Once it serves, its end is the end of everything. */
function endWith(child: Child, name: string) {
  void child.ended.then((ending) => {
    if (isLeaving()) return;
    const reason = lackedMemory(ending, child.tail) ? `${ending}: out of memory, it seems` : ending;
    print(`✗ ${name} ended unexpectedly (${reason}); everything else is being stopped.`);
    return leave(1);
  });
}

const STACK_LINE = /^\s+at /;

/** What a person can mend is a line each; of anything else the lines are shown first. */
function failureOf(name: string, ending: string, tail: string[], show?: (line: string) => void) {
  if (lackedMemory(ending, tail))
    return new PlainFailure(`${name} could not start: there is too little memory.`);
  const lines = tail.filter((line) => line.trim() !== '');
  const said = lines.filter((line) => !isRecord(line));
  if (said.length > 1 && !lines.some((line) => STACK_LINE.test(line)))
    return new PlainFailure(said.join('\n'));
  const [only, ...more] = lines;
  if (only && more.length === 0) return new PlainFailure(`${name} could not start: ${readableLine(only)}`);
  if (show && !isLeaving()) for (const line of tail) show(line);
  return new PlainFailure(`${name} could not start (${ending}); the reason is above.`);
}

/**
 * Starts a process that serves, and waits until it says that it is ready. From then on its log is printed;
 * before, only warnings are, and everything when it fails.
 * @throws PlainFailure when it ends before it is ready
 */
export async function startService({ name, ...options }: ServiceOptions): Promise<Ready> {
  let isReady = false;
  const show = (line: string) => print(`${name} | ${readableLine(line)}`);
  const onLine = (line: string) => {
    if (isReady || isWarning(line)) show(line);
  };
  const child = startChild({ ...options, onLine });
  const failed = child.ended.then((ending) => {
    throw failureOf(name, ending, child.tail, isReady ? undefined : show);
  });
  const ready = await Promise.race([readyMessage(child), failed]);
  isReady = true;
  endWith(child, name);
  return ready;
}
