import type { ErrorCode } from '@/lib/errors/api-error';

/** In place of a reading, while the shop is built and the catalogue cannot be read. */
export type Outage = { outage: ErrorCode };

export function isOutage(reading: object): reading is Outage {
  return 'outage' in reading;
}
