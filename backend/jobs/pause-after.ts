const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/**
 * How long to wait after a failed try, in milliseconds: a minute after the first, then ever longer, six hours at most.
 * @param failures how many tries had failed before this one
 */
export function pauseAfter(failures: number): number {
  return Math.min(MINUTE_MS * 3 ** failures, LONGEST_MS);
}
