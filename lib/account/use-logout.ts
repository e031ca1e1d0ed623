'use client';

import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callApi } from '@/lib/api-client/call-api';
import type { SessionState } from '@/lib/contract/session';
import type { ApiError } from '@/lib/errors/api-error';
import { SESSION_KEY, useEndSession } from './use-session';

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
