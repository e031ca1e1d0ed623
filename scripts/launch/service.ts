import { z } from 'zod';
import { isRecord, isWarning, readableLine } from '@/lib/log/readable-line';
import { startChild } from './child.mjs';
import { isLeaving, leave, PlainFailure } from './leave.mjs';
import { print } from './steps.mjs';

export type Child = ReturnType<typeof startChild>;

// The system kills whoever has most; V8 gives up by itself, and Next passes on how its workers ended.
const OUT_OF_MEMORY = /JavaScript heap out of memory|signal: SIGKILL|Cannot allocate memory|ENOMEM/;

export function lackedMemory(ending: string, tail: string[]): boolean {
  return ending === 'SIGKILL' || tail.some((line) => OUT_OF_MEMORY.test(line));
}

const demoSchema = z.object({ email: z.string(), password: z.string() });
const readySchema = z.object({ type: z.literal('ready'), demo: demoSchema.optional() });
/** What a service says when it answers; `demo` when it has just made that customer. */
export type Ready = z.infer<typeof readySchema>;

interface ServiceOptions extends Omit<Parameters<typeof startChild>[0], 'onLine' | 'log'> {
  name: string;
}

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

/** Shows a line of a process: a record for a person at a terminal in prose, for whoever collects the output as it is. */
export function showLine(name: string, line: string): void {
  const isCollected = isRecord(line) && !process.stdout.isTTY;
  const text = readableLine(line);
  if (isCollected) print(line);
  else if (text !== undefined) print(`${name} | ${text}`);
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
  if (only && more.length === 0)
    return new PlainFailure(`${name} could not start: ${readableLine(only) ?? only}`);
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
  const show = (line: string) => showLine(name, line);
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
