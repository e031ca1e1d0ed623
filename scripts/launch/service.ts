import { z } from 'zod';
import { formatLogLine, isRecord, isWarningLine } from '@/lib/log/readable-line';
import { type Child, endTogether, PlainFailure, startChild } from './process.mjs';
import { print } from './steps.mjs';

const readySchema = z.object({
  type: z.literal('ready'),
  /** The demo customer, while nobody has locked it or changed its password. */
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
});
/** The message of a service that accepts requests. */
export type Ready = z.infer<typeof readySchema>;

export function readyMessage(child: Child): Promise<Ready> {
  return new Promise((resolve) => {
    child.process.on('message', (message) => {
      const { data } = readySchema.safeParse(message);
      if (data) resolve(data);
    });
  });
}

/** Prints a log line: readable on a terminal, unchanged JSON where the output is collected. */
export function showLine(name: string, line: string): void {
  if (isRecord(line) && !process.stdout.isTTY) return void print(line);
  const text = formatLogLine(line);
  if (text !== undefined) print(`${name} | ${text}`);
}

/**
 * Starts a service and waits until it is ready. Prints only warnings before, its whole log afterwards.
 * @throws PlainFailure with its output when it ends before
 */
export async function startService(
  name: string,
  options: Omit<Parameters<typeof startChild>[0], 'onLine' | 'log'>,
): Promise<Ready> {
  let isReady = false;
  const onLine = (line: string) => {
    if (isReady || isWarningLine(line)) showLine(name, line);
  };
  const child = startChild({ ...options, onLine });
  const failed = child.ended.then((ending) => {
    const lines = child.tail.filter((line) => line.trim() && !isWarningLine(line));
    const reason = lines.map((line) => formatLogLine(line) ?? line).join('\n') || ending;
    throw new PlainFailure(`${name} could not start: ${reason}`);
  });
  const ready = await Promise.race([readyMessage(child), failed]);
  isReady = true;
  endTogether(name, child);
  return ready;
}
