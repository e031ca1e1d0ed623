import { format } from 'node:util';
import { STATUS_OF } from '@/lib/errors/api-error';
import { digestOf } from '@/lib/errors/digest';
import { log } from '@/lib/log/log';

/** Whoever goes in the middle of sending a body through Next: there is nothing to mend. */
const isAborted = (one: unknown) =>
  one instanceof Error && one.message === 'aborted' && 'code' in one && one.code === 'ECONNRESET';

function write(level: 'info' | 'warn' | 'error', given: unknown[]): void {
  if (given.some(isAborted)) return;
  const err = given.find((one) => one instanceof Error);
  const text = format(...given.filter((one) => one !== err));
  // A page that could not be made while the product API is away: a failure, but no bug.
  const isFailure = Object.hasOwn(STATUS_OF, digestOf(err));
  log[isFailure ? 'warn' : level]({ err }, err && !isFailure ? 'unexpected error' : text);
}

/**
 * What Next and packages print becomes records of the log. Of a page that could not be made Next prints the error with the
 * digest that the page shows.
 */
export function logConsole(): void {
  console.log = console.info = (...given: unknown[]) => write('info', given);
  console.warn = (...given: unknown[]) => write('warn', given);
  console.error = (...given: unknown[]) => write('error', given);
}
