'use client';

import { useSWRConfig } from 'swr';
import type { Profile, ProfileChanges } from '@/lib/contract/account';
import { useAccountWrite } from './use-account-write';
import { useEndSessionOn401 } from './use-end-session';
import { PROFILE_KEY } from './use-profile';

/** Changes names or phone number; the answer is the profile of the page from then on. */
export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const onError = useEndSessionOn401();
  const { trigger, ...state } = useAccountWrite<ProfileChanges, Profile>('update-profile', (changes) => ({
    path: PROFILE_KEY,
    method: 'PATCH',
    body: changes,
  }));

  const update = async (changes: ProfileChanges) => {
    const answer = await trigger(changes, { onError });
    if (answer) await mutate(PROFILE_KEY, answer.data, { revalidate: false });
    return answer?.data;
  };
  return { ...state, update };
}
