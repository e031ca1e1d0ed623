'use client';

import { useAccountWrite } from './use-account-write';

/** The token out of the mail's link, and the password of the account. */
type Verification = { token: string; password: string };

/** Confirms an e-mail address. `trigger` gives the answer with its message, undefined after a failure. */
export function useVerifyEmail() {
  return useAccountWrite('verify-email', ({ token, password }: Verification) => ({
    path: `/api/users/verify-email/${encodeURIComponent(token)}`,
    method: 'POST',
    body: { password },
  }));
}
