'use client';

import { useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { readApi } from '@/lib/api-client/call-api';
import { reportQuietly } from '@/lib/api-client/report-quietly';
import { useApiWrite } from '@/lib/api-client/use-api-write';
import type { Address, Profile, ProfileChanges } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { useEndSessionOn401, useSession } from './use-session';

export const PROFILE_KEY = '/api/users/profile';
export const ADDRESS_KEY = '/api/users/address';

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

/** Changes names or phone number; the answer is the profile of the page from then on. */
export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const onError = useEndSessionOn401();

  return useApiWrite<ProfileChanges, Profile>(
    'update-profile',
    (body) => ({ path: PROFILE_KEY, method: 'PATCH', body }),
    { onAnswer: ({ data }) => mutate(PROFILE_KEY, data, { revalidate: false }), onError },
  );
}

/** The address that is stored for the next order: null when there is none, undefined until known. */
export function useAddress() {
  const { loggedIn } = useSession();
  const onError = useEndSessionOn401();
  const { data, error, mutate } = useSWRImmutable<Address | null, ApiError>(
    loggedIn ? ADDRESS_KEY : null,
    readApi,
    { shouldRetryOnError: false, onError },
  );

  return { address: data, error, retry: () => void mutate() };
}
