'use client';

import { useSWRConfig } from 'swr';
import { immutable } from 'swr/immutable';
import { useApiWrite } from '@/lib/api-client/use-api-write';
import type {
  Address,
  MailRequest,
  PasswordChange,
  Profile,
  ProfileChanges,
  Registration,
} from '@/lib/contract/account';
import { useEndSession, useEndSessionOn401, usePersonalRead } from './use-session';

export const PROFILE_SWR_KEY = '/api/users/profile';
export const ADDRESS_SWR_KEY = '/api/users/address';

/** The shopper's profile, requested on first use. A failure is only logged to the console (spec §8). */
export function useProfile() {
  const options = { logAs: 'profile', use: [immutable] };
  const { data, error, isLoading, mutate } = usePersonalRead<Profile>(PROFILE_SWR_KEY, options);

  return { profile: data, error, isLoading, retry: () => void mutate() };
}

export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const onError = useEndSessionOn401();

  return useApiWrite<ProfileChanges, Profile>(
    'update-profile',
    (body) => ({ path: PROFILE_SWR_KEY, method: 'PATCH', body }),
    { onSuccess: ({ data }) => mutate(PROFILE_SWR_KEY, data, { revalidate: false }), onError },
  );
}

/** The address of the last order: null without one, undefined until it is loaded. */
export function useAddress() {
  const { data, error, mutate } = usePersonalRead<Address | null>(ADDRESS_SWR_KEY, { use: [immutable] });

  return { address: data, error, retry: () => void mutate() };
}

/**
 * The emails that a shopper can request: to confirm an address, or to reset the password (contract,
 * Extensions).
 */
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
  return useApiWrite(MAIL_PATHS[kind], (body: MailRequest) => ({
    path: MAIL_PATHS[kind],
    method: 'POST',
    body,
  }));
}

export const useVerifyEmail = () => useApiWrite('verify-email', withToken('/api/users/verify-email'));

/** Resets a forgotten password. This ends all sessions of the account, including the one in this browser. */
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
