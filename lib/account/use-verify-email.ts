'use client';

import useSWRMutation from 'swr/mutation';
import type { Answer } from '@/lib/api-client/answer';
import { callApi } from '@/lib/api-client/call-api';
import type { ApiError } from '@/lib/errors/api-error';

const PATH = '/api/users/verify-email';

/** The token out of the mail's link, and the password of the account. */
type Verification = { token: string; password: string };

function verifyEmail(
  path: string,
  { arg: { token, password } }: { arg: Verification },
): Promise<Answer<null>> {
  return callApi<null>(`${path}/${encodeURIComponent(token)}`, { method: 'POST', body: { password } });
}

/** Confirms an e-mail address. `trigger` gives the answer with its message, undefined after a failure. */
export function useVerifyEmail() {
  return useSWRMutation<Answer<null>, ApiError, string, Verification>(PATH, verifyEmail, {
    throwOnError: false,
  });
}
