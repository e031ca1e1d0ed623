'use client';

import useSWRImmutable from 'swr/immutable';
import { readApi } from '@/lib/api-client/read-api';
import type { Address } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import { useEndSessionOn401 } from './use-end-session';
import { useSession } from './use-session';

/** The address that is remembered for the next order: null when there is none, undefined until known. */
export function useAddress() {
  const { loggedIn } = useSession();
  const onError = useEndSessionOn401();
  const { data, error, mutate } = useSWRImmutable<Address | null, ApiError>(
    loggedIn ? '/api/users/address' : null,
    readApi,
    { shouldRetryOnError: false, onError },
  );

  return { address: data, error, retry: () => void mutate() };
}
