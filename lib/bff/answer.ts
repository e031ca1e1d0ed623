import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { localeOf } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { currentRequestId } from '@/lib/log/request-id';

/** What a handler gives back. `status` is 200 by default; `total` counts the entries of all pages. */
export type Reply = { data: unknown; total?: number; message?: string | undefined; status?: number };

/** Every answer is personal, in one language, and not to be cached. */
const HEADERS = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language' };

export function successAnswer({ data, total, message, status = 200 }: Reply): NextResponse {
  const body = { data, ...(total !== undefined && { total }), ...(message !== undefined && { message }) };
  return NextResponse.json(body, { status, headers: HEADERS });
}

/**
 * The contract's failure for an error; without words of the upstream, ours. Bugs are for the log, where they are found by the
 * id that a shopper is shown.
 */
export function refuse(request: NextRequest, error: unknown): NextResponse {
  const failure = error instanceof ApiError ? error : new ApiError('upstream_failed', { cause: error });
  const { code, detail, errors, status, retryAfterSeconds } = failure;
  const locale = localeOf(request.headers.get('accept-language'));
  const message = detail ?? translator(locale, 'failures')(code);
  const headers = { ...HEADERS, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) };
  const id = status >= 500 ? currentRequestId() : undefined;
  return NextResponse.json({ status: 'error', code, message, errors, id }, { status, headers });
}
