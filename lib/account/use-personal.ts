'use client';

import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { readApi } from '@/lib/api-client/call-api';
import { reportReadQuietly } from '@/lib/api-client/report-quietly';
import type { ApiError } from '@/lib/errors/api-error';
import { useEndSessionOn401, useSession, useSessionStore } from './use-session';

type Options<T> = {
  read?: (path: string) => Promise<T>;
  /** What is said to have failed, for failures that are for the console alone (spec §8). */
  quietly?: string;
  use?: NonNullable<SWRConfiguration['use']>;
  /** Of the newest reading alone. */
  onSuccess?: () => void;
};

/** Something of the shopper's by its path in `/api`. Without a session nothing is asked for; a 401 ends it in this page. */
export function usePersonal<T>(path: string, { read = readApi, quietly, ...options }: Options<T> = {}) {
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();
  const { mutate } = useSWRConfig();
  const { personal } = useSessionStore();

  useEffect(() => {
    personal.current = mutate;
  }, [personal, mutate]);
  return useSWR<T, ApiError>(loggedIn ? path : null, read, {
    shouldRetryOnError: false,
    onError: (failure) => {
      if (quietly) reportReadQuietly(quietly, failure);
      endSessionOn401(failure);
    },
    ...options,
  });
}
