import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';

/** Below the 10 s a shopper is made to wait at most, so that the answer is ours (contract, 504). */
const TIMEOUT_MS = 8_000;

export type Question = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  body?: unknown;
  /** A body as it stands, in place of `body`; `headers` say what it is. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The page's language; not sent with the catalogue's reads. */
  locale?: Locale;
  headers?: Record<string, string>;
  /** How long an answer may take; eight seconds unless told. */
  timeoutMs?: number;
};

/** What is said when an answer did not come, or stopped half-way. */
export function noAnswer(cause: unknown): ApiError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError';
  return new ApiError(slow ? 'timeout' : 'unavailable', { cause });
}

/**
 * Asks another server: its answer as it is, or an ApiError for none.
 * @throws ApiError `unavailable`, `timeout`
 */
export async function askUpstream(address: string, question: Question = {}): Promise<Response> {
  const { method = 'GET', token, body, bytes, locale, headers, timeoutMs = TIMEOUT_MS } = question;
  return fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(locale && { 'accept-language': locale }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes !== undefined && { body: bytes }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
}
