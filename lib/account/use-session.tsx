'use client';

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { useSWRConfig } from 'swr';
import { useRead } from '@/lib/api-client/use-read';
import { tellOtherTabs } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';

/** A failure is asked again about after so long, in milliseconds. */
const RETRY_MS = 10_000;

type SessionStore = ReturnType<typeof useRead<SessionState>> & {
  /** Asks, unless it has been asked before: gives that answer, undefined after a failure. */
  askOnce: () => Promise<SessionState | undefined>;
  /** SWR's `mutate`, once something of the shopper's is read (`usePersonal`): who is here is known without SWR. */
  personal: RefObject<ReturnType<typeof useSWRConfig>['mutate'] | undefined>;
};

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Holds who is here: asked for once a page, when the first component wants to know. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, ask, tell } = useRead<SessionState>('/api/session');
  const personal: SessionStore['personal'] = useRef(undefined);
  const asked = useRef<ReturnType<typeof ask>>(undefined);

  const askOnce = useCallback(() => {
    asked.current ??= ask();
    return asked.current;
  }, [ask]);
  useEffect(() => {
    if (!error) return;
    const retry = setTimeout(ask, RETRY_MS);
    return () => clearTimeout(retry);
  }, [error, ask]);
  const store = useMemo(() => {
    const answer = { ...(data && { data }), ...(error && { error }) };
    return { ...answer, ask, tell, askOnce, personal };
  }, [data, error, ask, tell, askOnce]);

  return <SessionContext value={store}>{children}</SessionContext>;
}

/** @throws outside of a page */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('There is no SessionProvider around this component');
  return store;
}

const LOGGED_OUT: SessionState = { loggedIn: false, expiresAt: null };

const PERSONAL = ['/api/cart', '/api/users/', '/api/transactions'];

export function isPersonal(key: unknown): boolean {
  return typeof key === 'string' && PERSONAL.some((path) => key.startsWith(path));
}

/** Whether the 24 hours are still running by the browser's clock (spec §4). The server's is what counts. */
function isLoggedIn(session: SessionState | undefined, error: Error | undefined): boolean | undefined {
  if (!session) return error ? false : undefined;
  return session.loggedIn && Date.parse(session.expiresAt) > Date.now();
}

/** Who is here: `loggedIn` is undefined until known. Fetched once a page, however many components ask. */
export function useSession() {
  const { data, error, askOnce } = useSessionStore();

  useEffect(() => {
    void askOnce();
  }, [askOnce]);
  return { loggedIn: isLoggedIn(data, error), expiresAt: data?.expiresAt ?? null };
}

/** Clears what belonged to the shopper out of this page's cache, and that anyone was logged in. */
export function useForgetShopper() {
  const { tell, personal } = useSessionStore();

  return useCallback(async () => {
    tell(LOGGED_OUT);
    await personal.current?.(isPersonal, undefined, { revalidate: false });
  }, [tell, personal]);
}

export function useEndSession() {
  const forgetShopper = useForgetShopper();

  return useCallback(async () => {
    tellOtherTabs('logout');
    await forgetShopper();
  }, [forgetShopper]);
}

/** For `onError`: a 401 says that the session ended elsewhere, so it ends in this page too. */
export function useEndSessionOn401() {
  const endSession = useEndSession();

  return useCallback(
    (error: ApiError) => {
      if (error.code === 'unauthenticated') void endSession();
    },
    [endSession],
  );
}
