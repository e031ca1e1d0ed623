'use client';

import { useAccountWrite } from './use-account-write';
import { useEndSession } from './use-end-session';

/** The token out of the mail's link, and the password that shall be. */
type Reset = { token: string; password: string };

/** Sets a forgotten password anew. Every login of the account is over then, also one in this browser. */
export function useResetPassword() {
  const { trigger, ...state } = useAccountWrite('reset-password', ({ token, password }: Reset) => ({
    path: `/api/users/password/reset/${encodeURIComponent(token)}`,
    method: 'POST',
    body: { password },
  }));
  const endSession = useEndSession();

  const reset = async (entered: Reset) => {
    const answer = await trigger(entered);
    if (answer) await endSession();
    return answer;
  };
  return { ...state, resetPassword: reset };
}
