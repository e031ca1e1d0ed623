import type { ApiError } from './api-error';

/** The arguments of an error message: it selects its words by `code`; `detail` is fit to be shown. */
export type FailureWords = { code: string; detail: string };

/** Selects what is said of a refusal that came without words of the product API. */
export const SILENT: FailureWords = { code: 'silent', detail: '' };

/** @param silent in place of words that the product API did not send */
export function failureWords({ code, detail, status }: ApiError, silent: string): FailureWords {
  // A failure without a code of ours says its status.
  return { code, detail: detail || (code === 'upstream_failed' ? String(status) : silent) };
}

/** The server's fault of one field, in its own words. */
export function faultAt(error: ApiError | undefined, field: string): string | undefined {
  return error?.errors.find(({ path }) => path === field)?.msg;
}

/** The server's faults of none of these fields, in its own words; empty when there are none. */
export function faultElsewhere({ errors }: ApiError, fields: readonly string[]): string {
  return errors
    .filter(({ path }) => path === undefined || !fields.includes(path))
    .map(({ msg }) => msg)
    .join(' ');
}
