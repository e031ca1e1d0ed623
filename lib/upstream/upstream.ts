import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { failureSchema } from '@/lib/contract/wire';
import { ApiError, codeForStatus } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { METRICS, timer } from '@/lib/telemetry/metrics';

/** Below the 10 s a shopper is made to wait at most, so that the answer is ours (contract, 504). */
export const TIMEOUT_MS = 8_000;

export type Question = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  body?: unknown;
  /** A raw body, in place of `body`; `headers` have its type. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The page's language; not sent with the catalogue's reads. */
  locale?: Locale;
  headers?: Record<string, string> | undefined;
  timeoutMs?: number;
  /** In place of a timeout. */
  signal?: AbortSignal;
  /** The pattern of a path that holds what there is no end of. */
  route?: string;
};

/** What is said when an answer did not come, or stopped half-way. */
export function noAnswer(cause: unknown): ApiError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError';
  return new ApiError(slow ? 'timeout' : 'unavailable', { cause });
}

const timeCall = timer(METRICS.upstreamCalls);

/** Counts a call, by the pattern of its route, and whether an answer came. */
function countCall(since: number, address: string, method: string, question: Question, outcome: Attributes) {
  const { host, pathname } = new URL(address);
  const call = { 'http.request.method': method, 'server.address': host };
  timeCall(performance.now() - since, { ...call, 'url.template': question.route ?? pathname, ...outcome });
}

/** Another server's answer as it is. @throws ApiError `unavailable`, `timeout` */
export async function askUpstream(address: string, question: Question = {}): Promise<Response> {
  const { token, body, bytes, locale, headers, timeoutMs = TIMEOUT_MS } = question;
  const method = question.method ?? (body === undefined ? 'GET' : 'POST');
  const since = performance.now();
  try {
    const response = await fetch(address, {
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
      signal: question.signal ?? AbortSignal.timeout(timeoutMs),
    });
    countCall(since, address, method, question, { 'http.response.status_code': response.status });
    return response;
  } catch (cause) {
    const failure = noAnswer(cause);
    countCall(since, address, method, question, { 'error.type': failure.code });
    throw failure;
  }
}

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
    const failure = noAnswer(cause);
    if (response.ok || failure.code === 'timeout') throw failure;
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
