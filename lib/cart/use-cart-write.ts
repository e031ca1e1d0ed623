'use client';

import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { SESSION_SWR_KEY, useEndSessionOn401 } from '@/lib/account/use-session';
import { type ApiRequest, callApi, fetchJson } from '@/lib/api-client/call-api';
import { notifyOtherTabs } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/account';
import type { CartAddition } from '@/lib/contract/cart';
import { ApiError } from '@/lib/errors/api-error';
import { type Cart, createUnconfirmedCart } from './cart';
import { CART_SWR_KEY } from './use-cart';

/** The server responds within 10 s, so no response is expected after these 15 s. */
export const CART_WRITE_TIMEOUT_MS = 15_000;

export type CartWrite<Arg> = {
  send: (arg: Arg) => Promise<Cart>;
  /** Returns the expected lines. Without it the cart stays as it is until the server has responded. */
  optimistic?: (lines: Cart['items'], arg: Arg) => Cart['items'];
  /**
   * Returns whether a cart has the state that the write should produce. If it has, a failed write was
   * executed, and only its response was lost.
   */
  isDone?: (cart: Cart, arg: Arg) => boolean;
};

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs this page's cart writes one after the other, in the order of the calls, so that the last write wins.
 */
function enqueue<T>(write: () => Promise<T>): Promise<T> {
  const turn = queue.then(write, write);
  queue = turn;
  return turn;
}

/** Sends a write and returns the cart. If the response does not contain the cart, the cart is read. */
export async function sendCartWrite(path: string, request: ApiRequest): Promise<Cart> {
  const signal = AbortSignal.timeout(CART_WRITE_TIMEOUT_MS);
  const { data } = await callApi<Cart | null>(path, { ...request, signal });
  return data ?? fetchJson<Cart>(CART_SWR_KEY);
}

/**
 * Creates a key that is unique among one shopper's writes. `crypto.randomUUID` does not exist on pages
 * without HTTPS.
 */
const createKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Returns `sendCartWrite` with an idempotency key. A failed write may have been executed, so sending the same
 * write again repeats the key and executes it only once.
 */
export function useIdempotentSend() {
  const attempt = useRef<{ write: string; key: string }>(undefined);

  return async (path: string, request: ApiRequest): Promise<Cart> => {
    const write = JSON.stringify([path, request]);
    if (attempt.current?.write !== write) attempt.current = { write, key: createKey() };
    const headers = { 'idempotency-key': attempt.current.key };
    const cart = await sendCartWrite(path, { ...request, headers });
    attempt.current = undefined;
    return cart;
  };
}

/** Sends a write. After a failure, the current cart shows whether the write was executed. */
async function sendOrFind<Arg>({ send, isDone }: CartWrite<Arg>, arg: Arg): Promise<Cart> {
  try {
    return await send(arg);
  } catch (failure) {
    const cart = isDone && (await fetchJson<Cart>(CART_SWR_KEY).catch(() => undefined));
    if (cart && isDone(cart, arg)) return cart;
    throw failure;
  }
}

/**
 * The only way to change the cart. Shows the optimistic cart immediately, then the server's cart without
 * another request, and notifies the other tabs. After a failure the cart is rolled back and read again.
 * @param name distinguishes the writes of a page
 */
export function useCartWrite<Arg>(name: string, write: CartWrite<Arg>, onError?: (error: ApiError) => void) {
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();
  const { optimistic } = write;

  const send = async (_name: string, { arg }: { arg: Arg }): Promise<Cart> => {
    const response = enqueue(() => sendOrFind(write, arg));
    await mutate<Cart>(CART_SWR_KEY, response, {
      ...(optimistic && {
        optimisticData: (cart, displayed) => {
          const before = displayed ?? cart;
          return createUnconfirmedCart(optimistic(before?.items ?? [], arg), before);
        },
      }),
      rollbackOnError: true,
      revalidate: false,
    });
    notifyOtherTabs('cart');
    return response;
  };
  return useSWRMutation<Cart, ApiError, string, Arg>(name, send, {
    throwOnError: false,
    onError: (error) => {
      onError?.(error);
      if (error.code === 'unauthenticated') endSessionOn401(error);
      else void mutate(CART_SWR_KEY);
    },
  });
}

/**
 * Adds an item to the cart. Retries add it only once. Waits for the session to load before adding, and never
 * sends a logged-out visitor's request.
 */
export function useAddToCart() {
  const { cache, mutate } = useSWRConfig();
  const sendOnce = useIdempotentSend();

  const send = async (body: CartAddition): Promise<Cart> => {
    const known: SessionState | undefined = cache.get(SESSION_SWR_KEY)?.data;
    const session = known ?? (await mutate<SessionState>(SESSION_SWR_KEY));
    if (session?.loggedIn === false) throw new ApiError('unauthenticated');
    return sendOnce('/api/cart/add', { method: 'POST', body });
  };
  return useCartWrite('add-to-cart', { send });
}
