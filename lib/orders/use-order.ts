'use client';

import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401, usePersonalRead, useSession } from '@/lib/account/use-session';
import { callApi, fetchJson } from '@/lib/api-client/call-api';
import type { Order, OrderHistory, WireOrder } from '@/lib/contract/order';
import { fromWireOrder } from '@/lib/contract/order-names';
import type { ApiError } from '@/lib/errors/api-error';

export const ORDER_POLL_INTERVAL_MS = 3_000;
export const MAX_ORDER_POLLS = 20;

async function readOrder(path: string): Promise<Order | null> {
  const order = await fetchJson<WireOrder | null>(path);
  return order && fromWireOrder(order);
}

/**
 * Returns an order by its id, or the latest order without an id. The data is null if the shopper has no
 * order, and undefined while loading or logged out. A pending order is polled every 3 s, at most 20 times;
 * `pollAgain` restarts the polling.
 */
export function useOrder(id?: string) {
  const path = id === undefined ? '/api/transactions' : `/api/transactions/${encodeURIComponent(id)}`;
  const { data, error, isLoading, mutate } = usePersonalRead<Order | null>(path, { fetcher: readOrder });
  const [polls, setPolls] = useState(0);
  const polling = data?.status === 'pending' && polls < MAX_ORDER_POLLS;

  useEffect(() => {
    if (!polling) return;
    const timer = setTimeout(() => void mutate().then(() => setPolls(polls + 1)), ORDER_POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [polling, polls, mutate]);
  const pollAgain = useCallback(() => {
    setPolls(0);
    void mutate();
  }, [mutate]);

  return { order: data, error, isLoading, polling, pollAgain };
}

const isOrder = (key: unknown) => typeof key === 'string' && key.startsWith('/api/transactions');

async function cancel(path: string): Promise<true> {
  await callApi(path, { method: 'POST' });
  return true;
}

/**
 * Cancels an order. Orders are fetched again even after a failure, because the response may have been lost.
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

/** Orders per page, few enough for a phone. */
export const ORDERS_PER_PAGE = 10;

async function readHistory(path: string): Promise<OrderHistory> {
  const { data, total = data.length } = await callApi<WireOrder[]>(path);
  return { orders: data.map(fromWireOrder), total };
}

/**
 * Returns a page of the shopper's orders, newest first. The error is `unsupported` if the product API has no
 * history.
 */
export function useOrderHistory(page: number) {
  const { loggedIn } = useSession();
  const path = `/api/transactions/history?page=${page}&pageSize=${ORDERS_PER_PAGE}`;
  const { data, error, mutate } = usePersonalRead<OrderHistory>(path, { fetcher: readHistory });

  return { loggedIn, history: data, error, askAgain: () => void mutate() };
}
