import type { ErrorCode } from '@/lib/errors/api-error';

/** In place of a reading, while the shop is built and the catalogue cannot be read. */
export type Outage = { outage: ErrorCode };

export function isOutage(reading: object): reading is Outage {
  return 'outage' in reading;
}

const NONE: never[] = [];

/** A list, or an empty one in its place: always the same, so that what is memoised by lists stays. */
export const orNone = <T>(list: T[] | Outage): T[] => (isOutage(list) ? NONE : list);
