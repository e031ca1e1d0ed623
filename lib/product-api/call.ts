import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { failureSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { codeForStatus } from '@/lib/errors/codes';

/** Below the 10 s a shopper is made to wait at most, so that the answer is ours (contract, 504). */
const TIMEOUT_MS = 8_000;

type Call<S extends z.ZodType> = {
  schema: S;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  body?: unknown;
  /** The page's language; not sent with the catalogue's reads. */
  locale?: Locale;
  headers?: Record<string, string>;
};

function noAnswer(cause: unknown): ApiError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError';
  return new ApiError(slow ? 'timeout' : 'unavailable', { cause });
}

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function refusal(response: Response, payload: unknown): ApiError {
  const failure = failureSchema.safeParse(payload).data ?? {};
  const code = codeForStatus(response.status);
  const shown = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(code, {
    // The words of a broken server are for the log, not for a shopper.
    ...(code === 'upstream_failed'
      ? { cause: shown }
      : { detail: shown, errors: failure.errors, status: response.status }),
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

type Question = Omit<Call<z.ZodType>, 'schema'>;

/**
 * The only fetch to the product API: its answer as it is, or an ApiError for none.
 * @throws ApiError `unavailable`, `timeout`
 */
export async function askProductApi(path: string, question: Question): Promise<Response> {
  const { method = 'GET', token, body, locale, headers } = question;
  return fetch(`${env.PRODUCT_API_URL}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(locale && { 'accept-language': locale }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
}

/**
 * What an answer says.
 * @throws ApiError `timeout`, `upstream_failed`, or the code of the API's own refusal
 */
export async function readAnswer<S extends z.ZodType>(response: Response, schema: S): Promise<z.infer<S>> {
  const payload: unknown = await response.json().catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'TimeoutError') throw noAnswer(cause);
    return null;
  });
  if (!response.ok) throw refusal(response, payload);

  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new ApiError('upstream_failed', { cause: parsed.error });
  return parsed.data;
}

/**
 * Asks the product API: a parsed value comes out, or an ApiError is thrown.
 * @throws ApiError `unavailable`, `timeout`, `upstream_failed`, or the code of the API's own refusal
 */
export async function callProductApi<S extends z.ZodType>(path: string, call: Call<S>): Promise<z.infer<S>> {
  const { schema, ...question } = call;
  return readAnswer(await askProductApi(path, question), schema);
}
