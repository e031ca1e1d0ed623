import { z } from 'zod';
import { type Child, lackedMemory, startChild } from './child';
import { isLeaving, leave } from './leave-on-signal.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { isRecord, isWarning, readableLine } from './readable-line';
import { print } from './steps.mjs';

const demoSchema = z.object({ email: z.string(), password: z.string() });
const readySchema = z.object({ type: z.literal('ready'), demo: demoSchema.optional() });
/** What a service says when it answers; `demo` when it has just made that customer. */
export type Ready = z.infer<typeof readySchema>;

interface ServiceOptions {
  /** How it is called in what is printed. */
  name: string;
  run: [module: string, ...args: string[]];
  typescript?: boolean;
  env?: Record<string, string>;
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
export async function startService({ name, run, typescript, env }: ServiceOptions): Promise<Ready> {
  let isReady = false;
  const show = (line: string) => print(`${name} | ${readableLine(line)}`);
  const onLine = (line: string) => {
    if (isReady || isWarning(line)) show(line);
  };
  const child = startChild({ run, onLine, ...(typescript && { typescript }), ...(env && { env }) });
  const failed = child.ended.then((ending) => {
    throw failureOf(name, ending, child.tail, isReady ? undefined : show);
  });
  const ready = await Promise.race([readyMessage(child), failed]);
  isReady = true;
  endWith(child, name);
  return ready;
}
