import type { ErrorCode } from '@/lib/errors/api-error';

/** Represents catalogue data that could not be read during a build. */
export type Outage = { outage: ErrorCode };

/** Returns whether a read of the catalogue failed during the build. */
export function isOutage(reading: object): reading is Outage {
  return 'outage' in reading;
}

const NONE: never[] = [];

/**
 * Returns the list, or an empty list for an outage. The empty list is a constant, so that memoised values
 * stay valid.
 */
export const emptyIfOutage = <T>(list: T[] | Outage): T[] => (isOutage(list) ? NONE : list);
