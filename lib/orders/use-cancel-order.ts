'use client';

import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import { callApi } from '@/lib/api-client/call-api';
import type { ApiError } from '@/lib/errors/api-error';

const isOrder = (key: unknown) => typeof key === 'string' && key.startsWith('/api/transactions');

async function cancel(path: string): Promise<true> {
  await callApi(path, { method: 'POST' });
  return true;
}

/**
 * Cancels an order that waits for its payment. `trigger` gives true, undefined after a failure. Whatever came of it,
 * what the page shows of orders is asked for anew: a failure may be an answer that was lost.
 */
export function useCancelOrder(orderId: string) {
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();
  const path = `/api/transactions/${encodeURIComponent(orderId)}/cancel`;

  return useSWRMutation<true, ApiError, string>(path, cancel, {
    throwOnError: false,
    onSuccess: () => void mutate(isOrder),
    onError: (error) => {
      endSessionOn401(error);
      void mutate(isOrder);
    },
  });
}
