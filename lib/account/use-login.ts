'use client';

import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import type { Credentials } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { isPersonal } from './is-personal';
import { tellOtherTabs } from './session-news';
import { SESSION_KEY, type SessionState } from './session-state';

/** Logs in; the answer is the page's session from then on. `trigger` is undefined after a failure. */
export function useLogin() {
  const { mutate } = useSWRConfig();

  const login = async (path: string, { arg }: { arg: Credentials }): Promise<SessionState> => {
    const { data } = await callApi<SessionState>(path, { method: 'POST', body: arg });
    // What was asked for a moment before the last session ended is asked for anew, not taken for answered.
    await mutate(isPersonal);
    await mutate(SESSION_KEY, data, { revalidate: false });
    tellOtherTabs('begun');
    return data;
  };
  return useSWRMutation<SessionState, ApiError, string, Credentials>('/api/users/login', login, {
    throwOnError: false,
  });
}
