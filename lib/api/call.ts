import 'server-only';
import { type Attributes, context, propagation } from '@opentelemetry/api';
import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { failureSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError, errorCodeForStatus, hasErrorCode } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { getCurrentRequestId, REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { createDurationHistogram, METRICS } from '@/lib/telemetry/metrics';

/**
 * Timeout in milliseconds, below the 10 s that a shopper waits, so that the storefront responds with 504
 * (contract, part 2).
 */
const TIMEOUT_MS = 8_000;

type UpstreamRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The bearer token of the customer. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** A raw body instead of `body`; its content type is in `headers`. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The language of the page. Catalogue reads do not send one. */
  locale?: Locale;
  headers?: Record<string, string> | undefined;
  timeoutMs?: number;
  /** The path's pattern for metrics, when the path contains ids. */
  route?: string;
};

/** The error for a response that did not arrive, or not completely. */
export function createNetworkError(cause: unknown): ApiError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return new ApiError(isTimeout ? 'timeout' : 'unavailable', { cause });
}

const recordCall = createDurationHistogram(METRICS.upstreamCalls);

/**
 * Sends a request to another server and returns the raw response. @throws ApiError `unavailable`, `timeout`
 */
export async function fetchUpstream(url: string, request: UpstreamRequest = {}): Promise<Response> {
  const { token, body, bytes, locale, headers, timeoutMs = TIMEOUT_MS } = request;
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const startedAt = performance.now();
  const record = (outcome: Attributes) => {
    const { host, pathname } = new URL(url);
    recordCall(performance.now() - startedAt, {
      'http.request.method': method,
      'server.address': host,
      'url.template': request.route ?? pathname,
      ...outcome,
    });
  };
  try {
    const response = await fetch(url, {
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
    });
    record({ 'http.response.status_code': response.status });
    return response;
  } catch (cause) {
    const error = createNetworkError(cause);
    record({ 'error.type': error.code });
    throw error;
  }
}

/** Returns the seconds of a `Retry-After` header. Dates are not supported and give undefined. */
export function parseRetryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** The error for a response with an error status. */
function responseError(response: Response, payload: unknown): ApiError {
  const failure = failureSchema.safeParse(payload).data ?? {};
  const code = errorCodeForStatus(response.status);
  const detail = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(code, {
    // The message of a broken server is for the log, not for a shopper.
    ...(code === 'upstream_failed'
      ? { cause: detail }
      : // An empty message is kept, because the storefront's own message must not replace it (spec §8).
        { detail: detail ?? '', errors: failure.errors, status: response.status }),
    retryAfterSeconds: parseRetryAfterSeconds(response),
  });
}

/**
 * Reads the JSON body. The body of an error response may be invalid or missing. A successful response that is
 * truncated is an error.
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    const error = createNetworkError(cause);
    if (response.ok || error.code === 'timeout') throw error;
    return '';
  });
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new ApiError('upstream_failed', { cause });
    return null;
  }
}

/** Parses a response's JSON body. @throws ApiError for an error status and for a body that does not match */
export async function parseResponse<S extends z.ZodType>(response: Response, schema: S): Promise<z.infer<S>> {
  const payload = await readJson(response);
  if (!response.ok) throw responseError(response, payload);

  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new ApiError('upstream_failed', { cause: parsed.error });
  return parsed.data;
}

/**
 * A list whose malformed entries are logged and skipped (contract, Conventions). @param name of the list in
 * the log
 */
export function createLenientListSchema<S extends z.ZodType>(schema: S, name: string) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry, index): z.infer<S>[] => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      log.warn({ list: name, index, issues: parsed.error.issues }, 'malformed list entry skipped');
      return [];
    }),
  );
}

/** The schema of a response that is a list, or has one in `data` (`createLenientListSchema`). */
export function createListResponseSchema<S extends z.ZodType>(schema: S, name: string) {
  const list = createLenientListSchema(schema, name);
  return z.union([list, z.object({ data: list }).transform(({ data }) => data)]);
}

/** A path with ids in it, and its pattern for metrics. */
type ApiPath = { path: string; route: string };

/** Matches `.` and `..`, which would change the path, and lone surrogates, which no URL can contain. */
const INVALID_SEGMENT = /^\.\.?$|\p{Cs}/u;

/**
 * Builds a path of the product API with each id as one segment. @throws ApiError `not_found` for an id that
 * cannot be a segment
 */
export function apiPath(parts: TemplateStringsArray, ...ids: string[]): ApiPath {
  if (ids.some((id) => INVALID_SEGMENT.test(id))) throw new ApiError('not_found');
  return { path: String.raw({ raw: parts }, ...ids.map(encodeURIComponent)), route: parts.join('*') };
}

/**
 * Sends a request to the product API, with the request id and trace of the current request. @throws ApiError
 * `unavailable`, `timeout`
 */
export function fetchProductApi(to: string | ApiPath, request: UpstreamRequest = {}): Promise<Response> {
  const { path, ...pattern } = typeof to === 'string' ? { path: to } : to;
  const requestId = getCurrentRequestId();
  const headers = { ...request.headers, ...(requestId && { [REQUEST_ID_HEADER]: requestId }) };
  propagation.inject(context.active(), headers);
  return fetchUpstream(`${env.PRODUCT_API_URL}${path}`, { ...request, ...pattern, headers });
}

/** Calls the product API and parses the response. @throws ApiError */
export async function callProductApi<S extends z.ZodType>(
  path: string | ApiPath,
  { schema, ...request }: UpstreamRequest & { schema: S },
): Promise<z.infer<S>> {
  return parseResponse(await fetchProductApi(path, request), schema);
}

/** Calls the product API and ignores the content of a successful response. @throws ApiError */
export async function sendToProductApi(path: string | ApiPath, request: UpstreamRequest = {}): Promise<void> {
  await callProductApi(path, { ...request, schema: z.unknown() });
}

/** Error codes that a server may return for an endpoint it does not have. */
export const UNKNOWN_ENDPOINT_CODES = ['not_found', 'method_not_allowed', 'unsupported'] as const;

/**
 * Awaits a call to an endpoint that a server may lack (contract, Extensions). @throws ApiError `unsupported`
 * for 404, 405, 501
 */
export async function throwUnsupportedIfMissing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw hasErrorCode(error, ...UNKNOWN_ENDPOINT_CODES)
      ? new ApiError('unsupported', { cause: error })
      : error;
  }
}

/** A message for the shopper, when the server sends one. */
export type ServerMessage = { message?: string | undefined };

/** Copies the named response headers. */
export function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}
