'use client';

import type { Registration } from '@/lib/contract/account';
import { useAccountWrite } from './use-account-write';

/** Registers a shopper. `trigger` gives the answer with its message, undefined after a failure. */
export function useRegister() {
  return useAccountWrite('register', (registration: Registration) => ({
    path: '/api/users/register',
    method: 'POST',
    body: registration,
  }));
}
