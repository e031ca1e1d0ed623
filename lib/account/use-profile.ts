'use client';

import useSWRImmutable from 'swr/immutable';
import { readApi } from '@/lib/api-client/read-api';
import { reportQuietly } from '@/lib/api-client/report-quietly';
import type { Profile } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { useEndSessionOn401 } from './use-end-session';
import { useSession } from './use-session';

export const PROFILE_KEY = '/api/users/profile';

/** The shopper's own data, fetched when first asked for. A failure is for the console only (spec §8). */
export function useProfile() {
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();
  const { data, error, isLoading, mutate } = useSWRImmutable<Profile, ApiError>(
    loggedIn ? PROFILE_KEY : null,
    readApi,
    {
      shouldRetryOnError: false,
      onError: (failure) => {
        reportQuietly('profile', failure);
        endSessionOn401(failure);
      },
    },
  );

  return { profile: data, error, isLoading, retry: () => void mutate() };
}
