'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '@/lib/errors/api-error';
import { isPersonal } from './is-personal';
import { LOGGED_OUT, SESSION_KEY } from './session-state';

/** Forgets in this page what belonged to the shopper, and that anyone was logged in. */
export function useEndSession() {
  const { mutate } = useSWRConfig();

  return useCallback(async () => {
    await mutate(SESSION_KEY, LOGGED_OUT, { revalidate: false });
    await mutate(isPersonal, undefined, { revalidate: false });
  }, [mutate]);
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
