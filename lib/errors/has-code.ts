import { ApiError, type ErrorCode } from './api-error';

/** Whether an error is ours and of one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
