import 'server-only';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log';

/** The machine's word for a cause, such as ECONNREFUSED; its message may hold addresses and stays out. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return reasonOf(cause.cause) ?? cause.name;
}

/** Logs what is not the shopper's doing: failures of the upstream in a line, bugs with their stack. */
export function logFailure(error: unknown, route: string): void {
  if (!(error instanceof ApiError)) {
    log.error({ err: error, route }, 'unexpected error');
    return;
  }
  if (error.status < 500 || error.code === 'unsupported') return;
  log.warn({ route, code: error.code, reason: reasonOf(error.cause) }, 'request failed');
}
