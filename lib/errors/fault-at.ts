import type { ApiError } from './api-error';

/** What the server found wrong with one field of a form, in its own words. */
export function faultAt(error: ApiError | undefined, field: string): string | undefined {
  return error?.errors.find(({ path }) => path === field)?.msg;
}
