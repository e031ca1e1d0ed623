'use client';

import { type Cache, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import type { Credentials, Profile } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { isPersonal } from './is-personal';
import { tellOtherTabs } from './session-news';
import { SESSION_KEY, type SessionState } from './session-state';
import { PROFILE_KEY } from './use-profile';

/**
 * Logs in; the answer is the page's session from then on. `trigger` is undefined after a failure. Who logs in anew goes
 * on with what is shown; somebody else sees nothing of whoever was here, not for a moment.
 */
export function useLogin() {
  const { cache, mutate } = useSWRConfig();

  const login = async (path: string, { arg }: { arg: Credentials }): Promise<SessionState> => {
    const { data } = await callApi<SessionState>(path, { method: 'POST', body: arg });
    // What was asked for a moment before the last session ended is asked for anew, not taken for answered.
    await (isSame(cache, arg.email) ? mutate(isPersonal) : mutate(isPersonal, undefined));
    await mutate(SESSION_KEY, data, { revalidate: false });
    tellOtherTabs('begun');
    return data;
  };
  return useSWRMutation<SessionState, ApiError, string, Credentials>('/api/users/login', login, {
    throwOnError: false,
  });
}

/** Whether the shopper of this page is known to be the one with this e-mail. */
function isSame(cache: Cache<Profile>, email: string): boolean {
  return cache.get(PROFILE_KEY)?.data?.email.toLowerCase() === email.toLowerCase();
}
