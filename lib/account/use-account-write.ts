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

/** The token of a mailed link, and a password. */
type TokenAndPassword = { token: string; password: string };

function withToken(path: `/api/users/${string}`) {
  return ({ token, password }: TokenAndPassword) =>
    ({ path: `${path}/${encodeURIComponent(token)}`, method: 'POST', body: { password } }) as const;
}

/** Registers a shopper. The answer has a message. */
export function useRegister() {
  return useApiWrite('register', (body: Registration) => ({
    path: '/api/users/register',
    method: 'POST',
    body,
  }));
}

/** Asks for a mail; the answer is the same whether or not there is such an account. */
export function useMailRequest(kind: MailKind) {
  return useApiWrite(MAIL_PATHS[kind], (email: string) => ({
    path: MAIL_PATHS[kind],
    method: 'POST',
    body: { email },
  }));
}

/** Confirms an e-mail address with the account's password. The answer has a message. */
export function useVerifyEmail() {
  return useApiWrite('verify-email', withToken('/api/users/verify-email'));
}

/** Sets a forgotten password anew. Every login of the account is over then, also one in this browser. */
export function useResetPassword() {
  const endSession = useEndSession();

  return useApiWrite('reset-password', withToken('/api/users/password/reset'), { onAnswer: endSession });
}

/** Changes the password of who is logged in. They stay logged in here; every other login of theirs is over. */
export function useChangePassword() {
  const onError = useEndSessionOn401();

  return useApiWrite(
    'change-password',
    (body: PasswordChange) => ({ path: '/api/users/password', method: 'PUT', body }),
    { onError },
  );
}
