import { z } from 'zod';
import { formatLogLine, isLogRecord, isWarningLine } from '@/lib/log/readable-line';
import { type Child, exitWithChild, startChild, UserFacingError } from './process.mjs';
import { printLine } from './steps.mjs';

const readySchema = z.object({
  type: z.literal('ready'),
  /** The login of the demo customer, unless the account was locked or its password was changed. */
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
});
/** The message of a service that accepts requests. */
export type ReadyMessage = z.infer<typeof readySchema>;

export function waitForReadyMessage(child: Child): Promise<ReadyMessage> {
  return new Promise((resolve) => {
    child.process.on('message', (message) => {
      const { data } = readySchema.safeParse(message);
      if (data) resolve(data);
    });
  });
}

/** Prints a log line: readable on a terminal, unchanged JSON where the output is collected. */
export function printLogLine(name: string, line: string): void {
  if (isLogRecord(line) && !process.stdout.isTTY) return void printLine(line);
  const text = formatLogLine(line);
  if (text !== undefined) printLine(`${name} | ${text}`);
}

/**
 * Starts a service and waits until it is ready. Until then it prints only warnings, afterwards its whole log.
 * @throws UserFacingError with the output of a service that ends before it is ready
 */
export async function startService(
  name: string,
  options: Omit<Parameters<typeof startChild>[0], 'onLine' | 'log'>,
): Promise<ReadyMessage> {
  let isReady = false;
  const onLine = (line: string) => {
    if (isReady || isWarningLine(line)) printLogLine(name, line);
  };
  const child = startChild({ ...options, onLine });
  const failed = child.ended.then((ending) => {
    const lines = child.tail.filter((line) => line.trim() && !isWarningLine(line));
    const reason = lines.map((line) => formatLogLine(line) ?? line).join('\n') || ending;
    throw new UserFacingError(`${name} could not start: ${reason}`);
  });
  const ready = await Promise.race([waitForReadyMessage(child), failed]);
  isReady = true;
  void exitWithChild(name, child);
  return ready;
}
