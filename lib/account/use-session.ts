'use client';

import { useCallback, useEffect, useEffectEvent } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { fetchJson, logReadErrorToConsole } from '@/lib/api-client/call-api';
import { listenToOtherTabs, notifyOtherTabs, type TabMessage } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';

export const SESSION_SWR_KEY = '/api/session';

const LOGGED_OUT: SessionState = { loggedIn: false, expiresAt: null };

/**
 * The session is requested once per page load. Logins, logouts and other tabs update it. A failed request is
 * retried.
 */
const READ_ONCE = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  errorRetryInterval: 5_000,
} satisfies SWRConfiguration;

/**
 * Returns whether the session is valid by the browser's clock (spec §4), or undefined while it is loading.
 * The server checks the session again.
 */
function isLoggedIn(session: SessionState | undefined, error: ApiError | undefined): boolean | undefined {
  if (!session) return error ? false : undefined;
  return session.loggedIn && Date.parse(session.expiresAt) > Date.now();
}

/** The session of this browser. `loggedIn` is undefined until it is known. */
export function useSession() {
  const { data, error } = useSWR<SessionState, ApiError>(SESSION_SWR_KEY, fetchJson, READ_ONCE);

  return { loggedIn: isLoggedIn(data, error), expiresAt: data?.expiresAt ?? null };
}

const PERSONAL_PATHS = ['/api/cart', '/api/users/', '/api/transactions'];

/** Matches the cache keys of data that belongs to the logged-in shopper. */
export function isPersonalSwrKey(key: unknown): boolean {
  return typeof key === 'string' && PERSONAL_PATHS.some((path) => key.startsWith(path));
}

type PersonalOptions<T> = {
  fetcher?: (path: string) => Promise<T>;
  /** The name under which a failure is logged, for failures that only the console shows (spec §8). */
  logAs?: string;
  use?: NonNullable<SWRConfiguration['use']>;
};

/**
 * Requests the shopper's own data. Without a session nothing is requested. A 401 ends the session in this
 * page.
 */
export function usePersonalRead<T>(path: string, options: PersonalOptions<T> = {}) {
  const { fetcher = fetchJson, logAs, use = [] } = options;
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();

  return useSWR<T, ApiError>(loggedIn ? path : null, fetcher, {
    use,
    shouldRetryOnError: false,
    onError: (error) => {
      if (logAs) logReadErrorToConsole(logAs, error);
      endSessionOn401(error);
    },
  });
}

/** Removes the shopper's data and session from this page's cache. */
function useForgetShopper() {
  const { mutate } = useSWRConfig();

  return useCallback(async () => {
    await mutate(SESSION_SWR_KEY, LOGGED_OUT, { revalidate: false });
    await mutate(isPersonalSwrKey, undefined, { revalidate: false });
  }, [mutate]);
}

/** Ends the session in this page and in the other tabs. */
export function useEndSession() {
  const forgetShopper = useForgetShopper();

  return useCallback(async () => {
    notifyOtherTabs('logout');
    await forgetShopper();
  }, [forgetShopper]);
}

/**
 * Returns a handler for `onError` of SWR. A 401 means that the session has ended elsewhere, so it ends in
 * this page too.
 */
export function useEndSessionOn401() {
  const endSession = useEndSession();

  return useCallback(
    (error: ApiError) => {
      if (error.code === 'unauthenticated') void endSession();
    },
    [endSession],
  );
}

/**
 * Synchronises with other tabs: revalidates a changed cart, and after a login or logout clears the previous
 * shopper's data and requests the session again. A page from the back-forward cache has missed these
 * messages, so it does the same.
 */
export function useSyncWithOtherTabs(): void {
  const { cache, mutate } = useSWRConfig();
  const forgetShopper = useForgetShopper();

  const readSession = async () => {
    const session = await mutate<SessionState>(SESSION_SWR_KEY);
    if (session?.loggedIn === false) await forgetShopper();
    return session;
  };
  const onRestore = useEffectEvent(async () => {
    const before: SessionState | undefined = cache.get(SESSION_SWR_KEY)?.data;
    const session = await readSession();
    if (!session?.loggedIn) return;
    await (session.expiresAt === before?.expiresAt
      ? mutate(isPersonalSwrKey)
      : mutate(isPersonalSwrKey, undefined));
  });
  const onMessage = useEffectEvent(async (message: TabMessage) => {
    if (message === 'cart') return mutate('/api/cart');
    await (message === 'logout' ? forgetShopper() : mutate(isPersonalSwrKey, undefined));
    await readSession();
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void onRestore();
    const stop = listenToOtherTabs((message) => onMessage(message));
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
