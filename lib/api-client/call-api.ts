import 'client-only';
import { ApiError } from '@/lib/errors/api-error';
import { type ErrorCode, STATUS_OF } from '@/lib/errors/codes';
import type { Answer, FailureAnswer } from './answer';

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The language of messages; the page's unless told. */
  locale?: string;
  headers?: Record<string, string>;
  /** Gives the call up; it then fails as if nothing had answered. */
  signal?: AbortSignal;
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS_OF, code);
}

async function failureOf(response: Response): Promise<ApiError> {
  const failure: FailureAnswer = await response.json().catch(() => ({}));
  const detail = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(isErrorCode(failure.code) ? failure.code : 'upstream_failed', {
    detail,
    errors: failure.errors,
    status: response.status,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/**
 * The only fetch to our own `/api`: an answer that is a success.
 * @throws ApiError `unavailable` when nothing answered, else the code, detail and errors of the failure's body
 */
export async function askApi(path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', body, locale = document.documentElement.lang, headers, signal } = call;
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
    throw new ApiError('unavailable', { cause });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

/**
 * What `/api` says. Answers were parsed at the server's door and are believed here.
 * @throws ApiError as `askApi`, and `upstream_failed` for what is not JSON
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<Answer<T>> {
  const response = await askApi(path, call);

  return response.json().catch((cause: unknown) => {
    throw new ApiError('upstream_failed', { cause });
  });
}
