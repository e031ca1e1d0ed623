'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { readApi } from '@/lib/api-client/call-api';
import { tellOtherTabs } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/session';
import type { ApiError } from '@/lib/errors/api-error';

export const SESSION_KEY = '/api/session';

const LOGGED_OUT: SessionState = { loggedIn: false, expiresAt: null };

const PERSONAL = ['/api/cart', '/api/users/', '/api/transactions'];

/** Whether the cache entry of this key belongs to the shopper who is logged in. */
export function isPersonal(key: unknown): boolean {
  return typeof key === 'string' && PERSONAL.some((path) => key.startsWith(path));
}

/** Whether the 24 hours are still running by the browser's clock (spec §4). The server's is what counts. */
function isLoggedIn(session: SessionState | undefined, error: ApiError | undefined): boolean | undefined {
  if (!session) return error ? false : undefined;
  return session.loggedIn && Date.parse(session.expiresAt) > Date.now();
}

/** Who is here: `loggedIn` is undefined until known. Fetched once a page, however many components ask. */
export function useSession() {
  const { data, error } = useSWRImmutable<SessionState, ApiError>(SESSION_KEY, readApi);

  return { loggedIn: isLoggedIn(data, error), expiresAt: data?.expiresAt ?? null };
}

/** Clears what belonged to the shopper out of this page's cache, and that anyone was logged in. */
export function useForgetShopper() {
  const { mutate } = useSWRConfig();

  return useCallback(async () => {
    await mutate(SESSION_KEY, LOGGED_OUT, { revalidate: false });
    await mutate(isPersonal, undefined, { revalidate: false });
  }, [mutate]);
}

/** Ends the session in this page, and in every other tab of the shop. */
export function useEndSession() {
  const forgetShopper = useForgetShopper();

  return useCallback(async () => {
    tellOtherTabs('logout');
    await forgetShopper();
  }, [forgetShopper]);
}

/** For `onError`: a 401 says that the session ended elsewhere, so it ends in this page too. */
export function useEndSessionOn401() {
  const endSession = useEndSession();

  return useCallback(
    (error: ApiError) => {
      if (error.code === 'unauthenticated') void endSession();
    },
    [endSession],
  );
}
