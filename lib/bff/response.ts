import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { negotiateLocale } from '@/lib/contract/locale';
import { ApiError, getErrorStatus } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { getCurrentRequestId } from '@/lib/log/request-id';

/**
 * The time limit of a handler. A shopper waits at most 10 s (contract, part 2), of which half a second is left
 * for the network.
 */
export const RESPONSE_DEADLINE_MS = 9_500;

/** The result of a handler. `status` is 200 by default, and `total` counts the entries of all pages. */
export type HandlerResult = { data: unknown; total?: number; message?: string | undefined; status?: number };

/** All responses are personal, depend on the language, and must not be cached. */
const HEADERS = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language' };

export function successResponse({ data, total, message, status = 200 }: HandlerResult): NextResponse {
  const body = { data, ...(total !== undefined && { total }), ...(message !== undefined && { message }) };
  return NextResponse.json(body, { status, headers: HEADERS });
}

/**
 * Returns the error response of the contract. Without a message from the upstream, the shop's own message is
 * used. The id of an internal error also identifies it in the log.
 */
export function errorResponse(request: NextRequest, error: unknown): NextResponse {
  const failure = error instanceof ApiError ? error : new ApiError('upstream_failed', { cause: error });
  const { code, detail, errors, retryAfterSeconds } = failure;
  const status = getErrorStatus(failure);
  const locale = negotiateLocale(request.headers.get('accept-language'));
  const message = detail ?? translator(locale, 'failures')(code);
  const headers = { ...HEADERS, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) };
  const id = status >= 500 ? getCurrentRequestId() : undefined;
  return NextResponse.json({ status: 'error', code, message, errors, id }, { status, headers });
}
