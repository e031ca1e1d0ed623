import type { FieldError } from '@/lib/contract/wire';
import { createErrorDigest } from './digest';

/** The error codes of `/api` and the HTTP status of each (contract, part 2). */
export const STATUS_BY_ERROR_CODE = {
  bad_request: 400,
  unauthenticated: 401,
  wrong_password: 401,
  forbidden: 403,
  not_found: 404,
  size_unavailable: 404,
  method_not_allowed: 405,
  conflict: 409,
  cart_changed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rejected: 422,
  too_quick: 422,
  rate_limited: 429,
  no_token: 502,
  address_failed: 502,
  transaction_rejected: 422,
  transaction_failed: 502,
  upstream_failed: 502,
  unavailable: 503,
  timeout: 504,
  unsupported: 501,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_ERROR_CODE;

/** The error codes of specific upstream statuses. */
const CODE_OF: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  501: 'unsupported',
};

/**
 * Returns the error code for an upstream status. Other 4xx statuses are `rejected`, everything else is
 * `upstream_failed`.
 */
export function errorCodeForStatus(status: number): ErrorCode {
  return CODE_OF[status] ?? (status >= 400 && status < 500 ? 'rejected' : 'upstream_failed');
}

type Details = {
  /**
   * The upstream's message for the shopper. Empty if the upstream sent none, undefined if no upstream was
   * involved.
   */
  detail?: string | undefined;
  errors?: FieldError[] | undefined;
  /** The status of the failed response, if there was one. */
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  /** The request id, which identifies the failure in the log. */
  id?: string | undefined;
  cause?: unknown;
};

/**
 * The error type used across modules. The code is also the `digest`, which is the only property that survives
 * caches and serialization.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly digest: string;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly id: string | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail || code, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.digest = code;
    this.status = details.status;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.id = details.id;
  }
}

/** Returns the HTTP status of an error. Only for the server: the browser's code does without the table. */
export const getErrorStatus = ({ status, code }: ApiError): number => status ?? STATUS_BY_ERROR_CODE[code];

const isErrorCode = (digest: string): digest is ErrorCode => Object.hasOwn(STATUS_BY_ERROR_CODE, digest);

/** Restores an ApiError that a `'use cache'` function threw. In production only its digest survives. */
export function restoreApiError(error: unknown): unknown {
  const digest = createErrorDigest(error);
  return !(error instanceof ApiError) && isErrorCode(digest) ? new ApiError(digest, { cause: error }) : error;
}

/** Returns whether an error is an ApiError with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
