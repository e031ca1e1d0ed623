'use client';

import type { PasswordChange } from '@/lib/contract/account';
import { useAccountWrite } from './use-account-write';

/** Changes the password of who is logged in. They stay logged in here; every other login of theirs is over. */
export function useChangePassword() {
  return useAccountWrite('change-password', (change: PasswordChange) => ({
    path: '/api/users/password',
    method: 'PUT',
    body: change,
  }));
}
