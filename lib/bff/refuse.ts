import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { localeOf } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { failureAnswer } from './answer';

/** The contract's failure for an error. The words of a bug are for the log alone. */
export function refuse(request: NextRequest, error: unknown): NextResponse {
  const failure = error instanceof ApiError ? error : new ApiError('upstream_failed', { cause: error });
  return failureAnswer(failure, localeOf(request.headers.get('accept-language')));
}
