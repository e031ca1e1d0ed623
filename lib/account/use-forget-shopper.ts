'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isPersonal } from './is-personal';
import { LOGGED_OUT, SESSION_KEY } from './session-state';

/** Forgets in this page what belonged to the shopper, and that anyone was logged in. */
export function useForgetShopper() {
  const { mutate } = useSWRConfig();

  return useCallback(async () => {
    await mutate(SESSION_KEY, LOGGED_OUT, { revalidate: false });
    await mutate(isPersonal, undefined, { revalidate: false });
  }, [mutate]);
}
