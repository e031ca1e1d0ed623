'use client';

import { useApiWrite } from '@/lib/api-client/use-api-write';
import type { PasswordChange, Registration } from '@/lib/contract/account';
import { useEndSession, useEndSessionOn401 } from './use-session';

/** The mails one may ask for: to confirm an address, to choose a new password (contract, Extensions). */
export type MailKind = 'verification' | 'reset';

const MAIL_PATHS = {
  verification: '/api/users/resend-verification',
  reset: '/api/users/password/forgot',
} as const;

type TokenAndPassword = { token: string; password: string };

function withToken(path: `/api/users/${string}`) {
  return ({ token, password }: TokenAndPassword) =>
    ({ path: `${path}/${encodeURIComponent(token)}`, method: 'POST', body: { password } }) as const;
}

export function useRegister() {
  return useApiWrite('register', (body: Registration) => ({
    path: '/api/users/register',
    method: 'POST',
    body,
  }));
}

export function useMailRequest(kind: MailKind) {
  return useApiWrite(MAIL_PATHS[kind], (email: string) => ({
    path: MAIL_PATHS[kind],
    method: 'POST',
    body: { email },
  }));
}

export const useVerifyEmail = () => useApiWrite('verify-email', withToken('/api/users/verify-email'));

/** Sets a forgotten password anew. Every login of the account is over then, also one in this browser. */
export function useResetPassword() {
  const endSession = useEndSession();

  return useApiWrite('reset-password', withToken('/api/users/password/reset'), { onSuccess: endSession });
}

export function useChangePassword() {
  const onError = useEndSessionOn401();

  return useApiWrite(
    'change-password',
    (body: PasswordChange) => ({ path: '/api/users/password', method: 'PUT', body }),
    { onError },
  );
}
