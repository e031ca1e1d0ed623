import type { FieldError } from '@/lib/contract/wire';
import { type ErrorCode, STATUS_OF } from './codes';

type Details = {
  /** The upstream's own words, fit to be shown; empty when it refused without any, absent when it was not asked. */
  detail?: string | undefined;
  /** The faults of an input, one a field. */
  errors?: FieldError[] | undefined;
  /** The status to answer with, when it is not the code's own. */
  status?: number | undefined;
  /** Seconds to wait before another try. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/**
 * The only error that crosses a room's wall. Its code is also its `digest`, because that alone survives
 * a cached function and the way to the browser in production.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly digest: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail || code, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.digest = code;
    this.status = details.status ?? STATUS_OF[code];
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
