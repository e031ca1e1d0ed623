import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { type Locale, negotiateLocale } from '@/lib/contract/locale';
import { listValidationErrors } from '@/lib/contract/validation';
import type { FieldError } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { consumeRateLimit, type LimitName } from '@/lib/rate-limit/limits';
import { getClientIpAddress } from '@/lib/rate-limit/network';
import { DeviceCookie } from '@/lib/session/device-cookie';
import type { RequestSession, Session } from '@/lib/session/session';

export type RouteParams = Record<string, string | string[] | undefined>;

export class RouteCall {
  readonly locale: Locale;
  readonly headers = new Headers();
  /** True if the product API was called with this session's token, so that its 401 ends the session. */
  usedSession = false;
  /** The account that the request is about (`hashCustomer`), which the log names by a pseudonym. */
  account: string | undefined;
  /** The client's IP address. Attempts without a known account are counted by it. */
  readonly address: string;
  readonly device: DeviceCookie;

  constructor(
    readonly request: NextRequest,
    readonly params: RouteParams,
    readonly session: RequestSession,
  ) {
    this.locale = negotiateLocale(request.headers.get('accept-language'));
    this.address = getClientIpAddress(request.headers);
    this.device = new DeviceCookie(request);
  }

  /** Counts a request of this IP address. @throws ApiError `rate_limited` */
  limit(name: LimitName): Promise<void> {
    return consumeRateLimit(name, this.address);
  }

  /** Returns the shopper's session, and marks it as used. @throws ApiError `unauthenticated` without one */
  requireSession(): Session {
    const session = this.session.require();
    this.usedSession = true;
    this.account = session.customer;
    return session;
  }

  /**
   * Counts a request of this customer, from any IP address. @throws ApiError `unauthenticated`,
   * `rate_limited`
   */
  async limitCustomer(name: LimitName): Promise<Session> {
    const session = this.requireSession();
    await consumeRateLimit(name, session.customer);
    return session;
  }

  /**
   * Parses the JSON body.
   * @throws ApiError `too_large`, `unsupported_media_type`, `bad_request`, `rejected`
   */
  readBody<S extends z.ZodType>(schema: S): Promise<z.infer<S>> {
    return readBody(this.request, schema, this.locale);
  }

  /** Parses the query. @throws ApiError `rejected` with one error per field */
  readQuery<S extends z.ZodType>(schema: S): z.infer<S> {
    return parseInput(schema, Object.fromEntries(this.request.nextUrl.searchParams), this.locale);
  }

  /** Returns a dynamic segment of the path. @throws ApiError `not_found` if it is missing */
  param(name: string): string {
    const value = this.params[name];
    if (typeof value !== 'string' || value === '') throw new ApiError('not_found');
    return value;
  }
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  try {
    return (await reader?.read())?.value;
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

/**
 * Reads a request body of at most 64 KiB. A larger `content-length` is rejected before the body is read. A
 * smaller one is not trusted, so bytes are counted while reading.
 * @throws ApiError `too_large`
 */
export async function readBodyBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new ApiError('too_large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const value = await readOn(reader);
    if (!value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw new ApiError('too_large');
    }
    chunks.push(value);
  }
}

const JSON_TYPE = 'application/json';

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Parses a body as UTF-8 JSON. @throws ApiError `bad_request` */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

function fieldErrors(error: z.ZodError, locale: Locale): FieldError[] {
  const t = translator(locale, 'validation');
  return listValidationErrors(error).map(({ path, code, bound = 0 }) => ({
    path,
    msg: t(code, { bound, field: t('field', { path }) }),
  }));
}

/** Validates a body or a query. @throws ApiError `rejected` with one error per field */
function parseInput<S extends z.ZodType>(schema: S, input: unknown, locale: Locale): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ApiError('rejected', { errors: fieldErrors(parsed.error, locale) });
  return parsed.data;
}

/**
 * Reads and validates a JSON body.
 * @throws ApiError `too_large`, `unsupported_media_type`, `bad_request`, `rejected`, in the contract's order
 */
export async function readBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  locale: Locale,
): Promise<z.infer<S>> {
  const bytes = await readBodyBytes(request);
  if (mediaType(request) !== JSON_TYPE) throw new ApiError('unsupported_media_type');

  return parseInput(schema, parseJson(bytes), locale);
}
