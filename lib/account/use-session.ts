'use client';

import useSWRImmutable from 'swr/immutable';
import { readApi } from '@/lib/api-client/read-api';
import type { ApiError } from '@/lib/errors/api-error';
import { SESSION_KEY, type SessionState } from './session-state';

/** Whether the 24 hours are still running by the browser's clock (spec §4). The server's is what counts. */
function isLoggedIn(session: SessionState | undefined, error: ApiError | undefined): boolean | undefined {
  if (!session) return error ? false : undefined;
  return session.loggedIn && Date.parse(session.expiresAt) > Date.now();
}

/** Who is here: `loggedIn` is undefined until known. Fetched once a page, however many parts ask. */
export function useSession() {
  const { data, error } = useSWRImmutable<SessionState, ApiError>(SESSION_KEY, readApi);

  return { loggedIn: isLoggedIn(data, error), expiresAt: data?.expiresAt ?? null };
}
