/** The one vocabulary of failures and the HTTP status each is answered with (contract, Own handlers). */
export const STATUS_OF = {
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

export type ErrorCode = keyof typeof STATUS_OF;

/** The code of an upstream's answer. Its own 5xx and what nobody foresaw is a failed upstream. */
export function codeForStatus(status: number): ErrorCode {
  switch (status) {
    case 400:
      return 'bad_request';
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 405:
      return 'method_not_allowed';
    case 409:
      return 'conflict';
    case 413:
      return 'too_large';
    case 415:
      return 'unsupported_media_type';
    case 429:
      return 'rate_limited';
    case 501:
      return 'unsupported';
    default:
      return status >= 400 && status < 500 ? 'rejected' : 'upstream_failed';
  }
}
