import type { ApiError } from './api-error';

/** The arguments of an error message. `code` selects the message; `detail` may be shown to the shopper. */
export type FailureMessageValues = { code: string; detail: string };

/** Selects the message for a rejection without a message of the product API. */
export const NO_SERVER_MESSAGE: FailureMessageValues = { code: 'silent', detail: '' };

/**
 * Returns the arguments of an error message. @param failureWithoutMessage replaces a message that the product
 * API did not send
 */
export function getFailureMessageValues(
  { code, detail, status }: ApiError,
  failureWithoutMessage: string,
): FailureMessageValues {
  // Failures with an unknown code show their status.
  return { code, detail: detail || (code === 'upstream_failed' ? String(status) : failureWithoutMessage) };
}

/** Returns the server's error message for a field. */
export function findFieldError(error: ApiError | undefined, field: string): string | undefined {
  return error?.errors.find(({ path }) => path === field)?.msg;
}

/** Returns the server's error messages for other fields, or an empty string. */
export function findOtherErrors({ errors }: ApiError, fields: readonly string[]): string {
  return errors
    .filter(({ path }) => path === undefined || !fields.includes(path))
    .map(({ msg }) => msg)
    .join(' ');
}
