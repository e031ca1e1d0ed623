import type { ApiError } from '@/lib/errors/api-error';

/** Firefox aborts the requests of a page before its `pagehide`: the delay keeps a navigation from being reported. */
const ABORTED_MS = 10_000;

/** For the failures that the specification wants in the console alone (spec §8). A 401 is not even there. */
export function reportQuietly(what: string, error: ApiError): void {
  if (error.code !== 'unauthenticated') console.error(`${what}: ${error.code}`, error.detail ?? '');
}

/** As `reportQuietly`, of what a page reads by itself: without an answer, it may only have been aborted. */
export function reportReadQuietly(what: string, error: ApiError): void {
  if (error.cause) setTimeout(() => reportQuietly(what, error), ABORTED_MS);
  else reportQuietly(what, error);
}
