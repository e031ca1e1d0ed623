import type { ApiError } from './api-error';

/** What the server found wrong that is of none of a form's fields, in its own words; empty when there is no such thing. */
export function faultElsewhere({ errors }: ApiError, fields: readonly string[]): string {
  return errors
    .filter(({ path }) => path === undefined || !fields.includes(path))
    .map(({ msg }) => msg)
    .join(' ');
}
