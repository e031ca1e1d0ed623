'use client';

import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import type { Credentials } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { SESSION_KEY, type SessionState } from './session-state';

async function login(_key: string, { arg }: { arg: Credentials }): Promise<SessionState> {
  const { data } = await callApi<SessionState>('/api/users/login', { method: 'POST', body: arg });
  return data;
}

/** Logs in; the answer is the page's session from then on. `trigger` is undefined after a failure. */
export function useLogin() {
  return useSWRMutation<SessionState, ApiError, string, Credentials>(SESSION_KEY, login, {
    populateCache: true,
    revalidate: false,
    throwOnError: false,
  });
}
