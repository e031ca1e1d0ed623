'use client';

import { type Cache, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import { notifyOtherTabs } from '@/lib/browser/tab-channel';
import type { Credentials, Profile, SessionState } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { type FailureMessageValues, getFailureMessageValues } from '@/lib/errors/failure-words';
import { PROFILE_SWR_KEY } from './use-account';
import { isPersonalSwrKey, SESSION_SWR_KEY, useEndSession } from './use-session';

/**
 * Logs in. If the cached personal data belongs to the same shopper, it is revalidated, otherwise it is
 * cleared.
 */
export function useLogin() {
  const { cache, mutate } = useSWRConfig();

  const login = async (path: string, { arg }: { arg: Credentials }): Promise<SessionState> => {
    const { data } = await callApi<SessionState>(path, { method: 'POST', body: arg });
    // Revalidates, because requests that were pending when the last session ended have failed.
    await (isSame(cache, arg.email) ? mutate(isPersonalSwrKey) : mutate(isPersonalSwrKey, undefined));
    await mutate(SESSION_SWR_KEY, data, { revalidate: false });
    notifyOtherTabs('login');
    return data;
  };
  return useSWRMutation<SessionState, ApiError, string, Credentials>('/api/users/login', login, {
    throwOnError: false,
  });
}

function isSame(cache: Cache<Profile>, email: string): boolean {
  return cache.get(PROFILE_SWR_KEY)?.data?.email.toLowerCase() === email.toLowerCase();
}

/**
 * Returns the arguments of the message for a failed login. The code `unverified` stands for an unconfirmed
 * email address, and `failureWithoutMessage` replaces a missing message of the product API.
 */
export function describeLoginFailure(error: ApiError, failureWithoutMessage: string): FailureMessageValues {
  const words = getFailureMessageValues(error, failureWithoutMessage);
  const aboutEmail = error.errors.some(({ path }) => path === 'email');
  return error.code === 'unauthenticated' && aboutEmail ? { ...words, code: 'unverified' } : words;
}

async function logout(path: string): Promise<true> {
  await callApi(path, { method: 'DELETE' });
  return true;
}

/**
 * Logs out. The storefront ends the session even if the product API fails, so after a failure the session is
 * requested again.
 */
export function useLogout() {
  const { mutate } = useSWRConfig();
  const endSession = useEndSession();

  return useSWRMutation<true, ApiError, string>('/api/users/logout', logout, {
    throwOnError: false,
    onSuccess: () => void endSession(),
    onError: async () => {
      const session = await mutate<SessionState>(SESSION_SWR_KEY);
      if (session?.loggedIn === false) await endSession();
    },
  });
}
