'use client';

import { type Cache, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import { tellOtherTabs } from '@/lib/browser/tab-channel';
import type { Credentials, Profile } from '@/lib/contract/account';
import type { SessionState } from '@/lib/contract/session';
import type { ApiError } from '@/lib/errors/api-error';
import { type FailureWords, failureWords } from '@/lib/errors/failure-words';
import { PROFILE_KEY } from './use-profile';
import { isPersonal, SESSION_KEY, useEndSession } from './use-session';

/**
 * Logs in; the answer is the page's session from then on. `trigger` is undefined after a failure. The same shopper keeps
 * the personal cache, revalidated; for anybody else it is cleared first.
 */
export function useLogin() {
  const { cache, mutate } = useSWRConfig();

  const login = async (path: string, { arg }: { arg: Credentials }): Promise<SessionState> => {
    const { data } = await callApi<SessionState>(path, { method: 'POST', body: arg });
    // Revalidated, because reads in flight when the last session ended have failed.
    await (isSame(cache, arg.email) ? mutate(isPersonal) : mutate(isPersonal, undefined));
    await mutate(SESSION_KEY, data, { revalidate: false });
    tellOtherTabs('login');
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

/**
 * The arguments of the login's message. Beside the error's own codes: `unverified`, an address that is still to be
 * confirmed.
 * @param silent in place of words that the product API did not send
 */
export function loginFailure(error: ApiError, silent: string): FailureWords {
  const words = failureWords(error, silent);
  const aboutEmail = error.errors.some(({ path }) => path === 'email');
  return error.code === 'unauthenticated' && aboutEmail ? { ...words, code: 'unverified' } : words;
}

async function logout(path: string): Promise<true> {
  await callApi(path, { method: 'DELETE' });
  return true;
}

/**
 * Logs out. Our server ends the session even when the product API fails, so after a failure it is asked
 * what is left of it. `trigger` gives true, undefined after a failure to be reported.
 */
export function useLogout() {
  const { mutate } = useSWRConfig();
  const endSession = useEndSession();

  return useSWRMutation<true, ApiError, string>('/api/users/logout', logout, {
    throwOnError: false,
    onSuccess: () => void endSession(),
    onError: async () => {
      const left = await mutate<SessionState>(SESSION_KEY);
      if (left?.loggedIn === false) await endSession();
    },
  });
}
