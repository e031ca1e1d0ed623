import type { ApiError } from '@/lib/errors/api-error';

/** For the failures that the specification wants in the console alone (spec §8). A 401 is not even there. */
export function reportQuietly(what: string, error: ApiError): void {
  if (error.code !== 'unauthenticated') console.error(`${what}: ${error.code}`, error.detail ?? '');
}
