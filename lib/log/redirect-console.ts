import { format } from 'node:util';
import { STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { createErrorDigest } from '@/lib/errors/digest';
import { log } from '@/lib/log/log';

/** Returns whether a client disconnected while Next.js read its body, which is not an error. */
const isAborted = (value: unknown) =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';

function write(level: 'info' | 'warn' | 'error', values: unknown[]): void {
  if (values.some(isAborted)) return;
  const err = values.find((value) => value instanceof Error);
  const text = format(...values.filter((value) => value !== err));
  // While the product API is down, a page that cannot be rendered is expected and not a bug.
  const isOutage = Object.hasOwn(STATUS_BY_ERROR_CODE, createErrorDigest(err));
  log[isOutage ? 'warn' : level]({ err }, err && !isOutage ? 'unexpected error' : text);
}

/** Turns what Next.js and packages print into log records. */
export function redirectConsoleToLog(): void {
  console.log = console.info = (...values: unknown[]) => write('info', values);
  console.warn = (...values: unknown[]) => write('warn', values);
  console.error = (...values: unknown[]) => write('error', values);
}
