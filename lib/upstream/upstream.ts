import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { failureSchema } from '@/lib/contract/wire';
import { ApiError, codeForStatus } from '@/lib/errors/api-error';
import { log } from '@/lib/log';

/** Below the 10 s a shopper is made to wait at most, so that the answer is ours (contract, 504). */
const TIMEOUT_MS = 8_000;

export type Question = {
  /** By default POST with a `body`, else GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  body?: unknown;
  /** A raw body, in place of `body`; `headers` have its type. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The page's language; not sent with the catalogue's reads. */
  locale?: Locale;
  headers?: Record<string, string> | undefined;
  /** By default eight seconds. */
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
  const { token, body, bytes, locale, headers, timeoutMs = TIMEOUT_MS } = question;
  return fetch(address, {
    method: question.method ?? (body === undefined ? 'GET' : 'POST'),
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

/** The `Retry-After` of a refusal, in whole seconds. */
export function retryAfterSeconds(response: Response): number | undefined {
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
      : // Empty words are none, and none of ours take their place (spec §8).
        { detail: shown ?? '', errors: failure.errors, status: response.status }),
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

/** A refusal says enough by its status; of anything else half is nothing. */
async function textOf(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    if (response.ok || isSlow) throw noAnswer(cause);
    return '';
  });
}

/** Servers answer a write with nothing, or with JSON: a page of something in between is no sign that it was made. */
async function payloadOf(response: Response): Promise<unknown> {
  const text = await textOf(response);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new ApiError('upstream_failed', { cause });
    return null;
  }
}

/**
 * What an answer says.
 * @throws ApiError `timeout`, `unavailable` when it breaks off, `upstream_failed`, or the code of the upstream's own refusal
 */
export async function readAnswer<S extends z.ZodType>(response: Response, schema: S): Promise<z.infer<S>> {
  const payload = await payloadOf(response);
  if (!response.ok) throw refusal(response, payload);

  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new ApiError('upstream_failed', { cause: parsed.error });
  return parsed.data;
}

/** A list of which one bad entry is logged and skipped, and never takes the others down (contract, Conventions). */
export function tolerantList<S extends z.ZodType>(schema: S, name: string) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry, index): z.infer<S>[] => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      log.warn({ list: name, index, issues: parsed.error.issues }, 'bad list entry skipped');
      return [];
    }),
  );
}

/**
 * Reads a list again and again by a conditional request: one that has not changed (304) is the same array.
 * @throws ApiError
 */
export function listReader<S extends z.ZodType>(address: () => string, schema: S): () => Promise<z.infer<S>> {
  let known: { etag: string; list: z.infer<S> } | undefined;

  return async () => {
    const response = await askUpstream(address(), { headers: known && { 'if-none-match': known.etag } });
    if (known && response.status === 304) return known.list;

    const list = await readAnswer(response, schema);
    const etag = response.headers.get('etag');
    known = etag ? { etag, list } : undefined;
    return list;
  };
}
