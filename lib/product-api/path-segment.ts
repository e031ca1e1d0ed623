import { ApiError } from '@/lib/errors/api-error';

/**
 * An id as one segment of a path.
 * @throws ApiError `not_found` for `.` and `..`, which would lead to another call
 */
export function pathSegment(id: string): string {
  if (id === '.' || id === '..') throw new ApiError('not_found');
  return encodeURIComponent(id);
}
