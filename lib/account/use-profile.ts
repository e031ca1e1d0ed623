'use client';

import { useSWRConfig } from 'swr';
import { immutable } from 'swr/immutable';
import { useApiWrite } from '@/lib/api-client/use-api-write';
import type { Address, Profile, ProfileChanges } from '@/lib/contract/account';
import { useEndSessionOn401, usePersonal } from './use-session';

export const PROFILE_KEY = '/api/users/profile';
export const ADDRESS_KEY = '/api/users/address';

/** The shopper's own data, fetched when first asked for. A failure is for the console only (spec §8). */
export function useProfile() {
  const options = { quietly: 'profile', use: [immutable] };
  const { data, error, isLoading, mutate } = usePersonal<Profile>(PROFILE_KEY, options);

  return { profile: data, error, isLoading, retry: () => void mutate() };
}

export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const onError = useEndSessionOn401();

  return useApiWrite<ProfileChanges, Profile>(
    'update-profile',
    (body) => ({ path: PROFILE_KEY, method: 'PATCH', body }),
    { onSuccess: ({ data }) => mutate(PROFILE_KEY, data, { revalidate: false }), onError },
  );
}

/** The address that is stored for the next order: null when there is none, undefined until known. */
export function useAddress() {
  const { data, error, mutate } = usePersonal<Address | null>(ADDRESS_KEY, { use: [immutable] });

  return { address: data, error, retry: () => void mutate() };
}
