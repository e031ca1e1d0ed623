import 'client-only';
import type { FieldError } from '@/lib/contract/wire';
import { ApiError, type ErrorCode } from '@/lib/errors/api-error';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  locale?: string;
  headers?: Record<string, string>;
  /** An aborted request fails with the code `unavailable`. */
  signal?: AbortSignal;
};

/** A successful response of `/api`. `total` counts the entries of all pages of a list. */
export type ApiResponse<T> = { data: T; total?: number; message?: string };

/**
 * The body of an error response of `/api`. A proxy may respond instead with another body, so every field is
 * optional.
 */
type FailureBody = { code?: ErrorCode; message?: string; errors?: FieldError[]; id?: string };

async function parseFailure(response: Response): Promise<ApiError> {
  const failure: FailureBody = await response.json().catch(() => ({}));
  const detail = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(failure.code ?? 'upstream_failed', {
    detail,
    errors: failure.errors,
    id: failure.id,
    status: response.status,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/**
 * Calls `/api` in the page's language. The data is not validated again, because the handlers have validated
 * it.
 * @throws ApiError `unavailable` without a response, `upstream_failed` for a body that is not JSON, otherwise
 * the code of the error response
 */
export async function callApi<T>(path: string, request: ApiRequest = {}): Promise<ApiResponse<T>> {
  const { method = 'GET', body, locale = document.documentElement.lang, headers, signal } = request;
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': locale,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new ApiError('unavailable', { status: 503, cause });
  });
  if (!response.ok) throw await parseFailure(response);

  return response.json().catch((cause: unknown) => {
    throw new ApiError('upstream_failed', { status: 502, cause });
  });
}

/** Returns the data at a path of `/api`: the fetcher of every `useSWR`. @throws ApiError */
export async function fetchJson<T>(path: string): Promise<T> {
  const { data } = await callApi<T>(path);
  return data;
}

/** Logs a failure that the specification wants in the console only (spec §8). A 401 is not logged. */
export function logErrorToConsole(what: string, error: ApiError): void {
  if (error.code !== 'unauthenticated') console.error(`${what}: ${error.code}`, error.detail ?? '');
}

/**
 * The delay before a failed read is logged. A navigation makes Firefox abort the page's requests, and by the
 * end of the delay the page is gone and logs nothing.
 */
const ABORTED_MS = 10_000;

/**
 * Logs the failure of a background read. If there was no response, it waits first, because the read may only
 * have been aborted by a navigation.
 */
export function logReadErrorToConsole(what: string, error: ApiError): void {
  if (error.cause) setTimeout(() => logErrorToConsole(what, error), ABORTED_MS);
  else logErrorToConsole(what, error);
}
