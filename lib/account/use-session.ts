'use client';

import { useCallback, useEffect } from 'react';
import { tellOtherTabs } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/session';
import type { ApiError } from '@/lib/errors/api-error';
import { useSessionStore } from './session-provider';

const LOGGED_OUT: SessionState = { loggedIn: false, expiresAt: null };

const PERSONAL = ['/api/cart', '/api/users/', '/api/transactions'];

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
  const { data, error, askOnce } = useSessionStore();

  useEffect(() => {
    void askOnce();
  }, [askOnce]);
  return { loggedIn: isLoggedIn(data, error), expiresAt: data?.expiresAt ?? null };
}

/** Clears what belonged to the shopper out of this page's cache, and that anyone was logged in. */
export function useForgetShopper() {
  const { tell, personal } = useSessionStore();

  return useCallback(async () => {
    tell(LOGGED_OUT);
    await personal.current?.(isPersonal, undefined, { revalidate: false });
  }, [tell, personal]);
}

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
