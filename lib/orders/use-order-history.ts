'use client';

import useSWR from 'swr';
import { useEndSessionOn401, useSession } from '@/lib/account/use-session';
import { callApi } from '@/lib/api-client/call-api';
import type { Order, OrderHistory } from '@/lib/contract/order';
import type { ApiError } from '@/lib/errors/api-error';

/** Orders a page; few enough for a phone. */
export const ORDERS_A_PAGE = 10;

/** The page that an address asks for by its `page`; the first when it asks for none, or for nonsense. */
export function readPage(asked: string | null): number {
  return asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

async function readHistory(path: string): Promise<OrderHistory> {
  const { data, total = data.length } = await callApi<Order[]>(path);
  return { orders: data, total };
}

/** A page of the shopper's orders, newest first. The error is `unsupported` where the product API has no history. */
export function useOrderHistory(page: number) {
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();
  const path = `/api/transactions/history?page=${page}&pageSize=${ORDERS_A_PAGE}`;
  const { data, error, mutate } = useSWR<OrderHistory, ApiError>(loggedIn ? path : null, readHistory, {
    shouldRetryOnError: false,
    onError: endSessionOn401,
  });

  return { loggedIn, history: data, error, askAgain: () => void mutate() };
}
