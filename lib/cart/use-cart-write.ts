'use client';

import { useRef, useState } from 'react';
import { useEndSessionOn401, useSessionStore } from '@/lib/account/use-session';
import type { Call } from '@/lib/api-client/ask-api';
import { callApi, readApi } from '@/lib/api-client/call-api';
import { tellOtherTabs } from '@/lib/browser/tab-channel';
import type { CartAddition } from '@/lib/contract/cart';
import { ApiError } from '@/lib/errors/api-error';
import { CART_KEY, type Cart, unconfirmedCart } from './cart';
import { countAnswer } from './cart-answers';

/** Our server answers within 10 s, whatever happens behind it; after this nothing is expected to come any more. */
export const ANSWER_TIMEOUT_MS = 15_000;

export type CartWrite<Arg> = {
  send: (arg: Arg) => Promise<Cart>;
  /** The lines as they will be. Without it the cart stays as it is until the server has answered. */
  optimistic?: (lines: Cart['items'], arg: Arg) => Cart['items'];
  /** Whether a cart is as it was wanted: if it is after a failure, only the answer was lost. */
  isDone?: (cart: Cart, arg: Arg) => boolean;
};

type Outcome = { data?: Cart; error?: ApiError };

let queue: Promise<unknown> = Promise.resolve();

/** Makes this page's writes one after the other, in the order they were asked for: the last one wins. */
function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const turn = queue.then(write, write);
  queue = turn;
  return turn;
}

/** Sends a write and gives the whole cart; when the server could not read it along, it is asked for. */
export async function sendCartWrite(path: string, call: Call): Promise<Cart> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const { data } = await callApi<Cart | null>(path, { ...call, signal });
  return data ?? readApi<Cart>(CART_KEY);
}

/** Unique among one shopper's writes; `crypto.randomUUID` would need a secure context. */
const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * `sendCartWrite` with an idempotency key. The answer of a failed write may have been lost, so the same write sent again
 * carries the same key, and is made once.
 */
export function useSendOnce() {
  const attempt = useRef<{ write: string; key: string }>(undefined);

  return async (path: string, call: Call): Promise<Cart> => {
    const write = JSON.stringify([path, call]);
    if (attempt.current?.write !== write) attempt.current = { write, key: newKey() };
    const headers = { 'idempotency-key': attempt.current.key };
    const cart = await sendCartWrite(path, { ...call, headers });
    attempt.current = undefined;
    return cart;
  };
}

/** An answer may get lost, or another tab be quicker: what counts is what the cart is now. */
async function sendOrFind<Arg>({ send, isDone }: CartWrite<Arg>, arg: Arg): Promise<Cart> {
  try {
    return await send(arg);
  } catch (failure) {
    const cart = isDone && (await readApi<Cart>(CART_KEY).catch(() => undefined));
    if (cart && isDone(cart, arg)) return cart;
    throw failure;
  }
}

/**
 * The one way to change the cart. The optimistic cart is shown at once; the cart that the server answers takes its place,
 * with no refetch, and the other tabs are told. After a failure the cart is rolled back and asked for anew, because the
 * answer may be all that was lost. `trigger` gives the cart, undefined after a failure, which is `error` then.
 */
export function useCartWrite<Arg>(write: CartWrite<Arg>, onError?: (failure: ApiError) => void) {
  const { personal } = useSessionStore();
  const endSessionOn401 = useEndSessionOn401();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [pending, setPending] = useState(0);
  const { optimistic } = write;

  const fail = (error: ApiError) => {
    setOutcome({ error });
    onError?.(error);
    if (error.code === 'unauthenticated') endSessionOn401(error);
    else void personal.current?.(CART_KEY);
    return undefined;
  };
  const trigger = async (arg: Arg): Promise<Cart | undefined> => {
    setOutcome({});
    setPending((count) => count + 1);
    const answer = inTurn(() => sendOrFind(write, arg));
    const shown = personal.current?.<Cart>(CART_KEY, answer, {
      ...(optimistic && {
        optimisticData: (cart, displayed) => {
          const before = displayed ?? cart;
          return unconfirmedCart(optimistic(before?.items ?? [], arg), before);
        },
      }),
      rollbackOnError: true,
      revalidate: false,
    });
    const data = await (shown ?? answer).catch(fail);
    setPending((count) => count - 1);
    if (!data) return undefined;
    countAnswer();
    setOutcome({ data });
    tellOtherTabs('cart');
    return data;
  };

  return { ...outcome, trigger, isMutating: pending > 0, reset: () => setOutcome({}) };
}

/**
 * Adds an item, once however often it is tried; name and price are the server's business. An addition that is wanted before
 * it is known who is here waits for that: a visitor's is not sent.
 */
export function useAddToCart() {
  const { data: session, askOnce } = useSessionStore();
  const sendOnce = useSendOnce();

  const send = async (body: CartAddition): Promise<Cart> => {
    const known = session ?? (await askOnce());
    if (known?.loggedIn === false) throw new ApiError('unauthenticated');
    return sendOnce('/api/cart/add', { method: 'POST', body });
  };
  return useCartWrite({ send });
}
