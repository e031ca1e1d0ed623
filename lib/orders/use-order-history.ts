'use client';

import { usePersonal, useSession } from '@/lib/account/use-session';
import { callApi } from '@/lib/api-client/call-api';
import type { OrderHistory, WireOrder } from '@/lib/contract/order';
import { orderOfWire } from '@/lib/contract/order-names';

/** Orders a page; few enough for a phone. */
export const ORDERS_A_PAGE = 10;

async function readHistory(path: string): Promise<OrderHistory> {
  const { data, total = data.length } = await callApi<WireOrder[]>(path);
  return { orders: data.map(orderOfWire), total };
}

/** A page of the shopper's orders, newest first. The error is `unsupported` where the product API has no history. */
export function useOrderHistory(page: number) {
  const { loggedIn } = useSession();
  const path = `/api/transactions/history?page=${page}&pageSize=${ORDERS_A_PAGE}`;
  const { data, error, mutate } = usePersonal<OrderHistory>(path, { fetcher: readHistory });

  return { loggedIn, history: data, error, askAgain: () => void mutate() };
}
