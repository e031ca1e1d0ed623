'use client';

import { useAccountWrite } from './use-account-write';

/** The mails one may ask for: to confirm an address, to choose a new password (contract, Extensions). */
export type MailKind = 'verification' | 'reset';

const PATHS = {
  verification: '/api/users/resend-verification',
  reset: '/api/users/password/forgot',
} as const;

/** Asks for a mail; the answer is the same whether or not there is such an account. */
export function useMailRequest(kind: MailKind) {
  return useAccountWrite(PATHS[kind], (email: string) => ({
    path: PATHS[kind],
    method: 'POST',
    body: { email },
  }));
}
