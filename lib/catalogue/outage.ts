import { cacheLife } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';

/** In place of a reading, while the shop is built and the catalogue cannot be read (decisions B9). */
export type Outage = { outage: ErrorCode };

export function isOutage(reading: object): reading is Outage {
  return 'outage' in reading;
}

/**
 * Reads for a cached function. A build goes on without the catalogue: a failed read is kept for a second
 * and heals by itself. At run time it throws, so that the last good page stays.
 * @throws ApiError at run time, when the read fails
 */
export async function readOrOutage<T>(read: () => Promise<T>): Promise<T | Outage> {
  try {
    const reading = await read();
    cacheLife('catalogue');
    return reading;
  } catch (error) {
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD || !(error instanceof ApiError)) throw error;
    cacheLife('outage');
    return { outage: error.code };
  }
}
