import { ApiError, type ErrorCode, STATUS_OF } from './api-error';

/** The `digest` of an error in an error boundary: an ApiError's code, Next's own number, or nothing. */
export function digestOf(error: unknown): string {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : '';
}

const isErrorCode = (digest: string): digest is ErrorCode => Object.hasOwn(STATUS_OF, digest);

/** Restores an ApiError that a `'use cache'` function threw: in production only its digest survives. */
export function restoreApiError(error: unknown): unknown {
  const digest = digestOf(error);
  return !(error instanceof ApiError) && isErrorCode(digest) ? new ApiError(digest, { cause: error }) : error;
}
