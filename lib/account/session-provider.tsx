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
import type { SessionState } from '@/lib/contract/session';

/** A failure is asked again about after so long, in milliseconds. */
const RETRY_MS = 10_000;

type SessionStore = ReturnType<typeof useRead<SessionState>> & {
  /** Asks, unless it has been asked before: gives that answer, undefined after a failure. */
  askOnce: () => Promise<SessionState | undefined>;
  /** SWR's `mutate`, once something of the shopper's is read (`usePersonal`): who is here is known without SWR. */
  personal: RefObject<ReturnType<typeof useSWRConfig>['mutate'] | undefined>;
};

const SessionContext = createContext<SessionStore | undefined>(undefined);

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
