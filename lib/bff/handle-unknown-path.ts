import 'server-only';
import type { NextRequest } from 'next/server';
import { ApiError } from '@/lib/errors/api-error';
import { forEachMethod } from './methods';
import { refuse } from './refuse';

/** A path that is none of ours: 404, whatever is asked of it. */
export function handleUnknownPath() {
  return forEachMethod(() => async (request: NextRequest) => refuse(request, new ApiError('not_found')));
}
