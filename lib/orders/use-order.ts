'use client';

import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import { useSession } from '@/lib/account/use-session';
import { readApi } from '@/lib/api-client/read-api';
import type { Order } from '@/lib/contract/order';
import type { ApiError } from '@/lib/errors/api-error';

export const POLL_MS = 3_000;
export const POLLS_MAX = 20;

/**
 * One order by its id, or the latest without one; null when there is none, undefined while unknown or logged out.
 * A pending one is asked for again every 3 s, 20 times at most; `pollAgain` asks at once and starts the count anew.
 */
export function useOrder(id?: string) {
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();
  const path = id === undefined ? '/api/transactions' : `/api/transactions/${encodeURIComponent(id)}`;
  const { data, error, isLoading, mutate } = useSWR<Order | null, ApiError>(loggedIn ? path : null, readApi, {
    shouldRetryOnError: false,
    onError: endSessionOn401,
  });
  const [polls, setPolls] = useState(0);
  const polling = data?.status === 'pending' && polls < POLLS_MAX;

  useEffect(() => {
    if (!polling) return;
    const timer = setTimeout(() => void mutate().then(() => setPolls(polls + 1)), POLL_MS);
    return () => clearTimeout(timer);
  }, [polling, polls, mutate]);
  const pollAgain = useCallback(() => {
    setPolls(0);
    void mutate();
  }, [mutate]);

  return { order: data, error, isLoading, polling, pollAgain };
}
