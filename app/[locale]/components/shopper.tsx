'use client';

import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { ADDRESS, CART, PROFILE, WHOLE_ORDER } from '@/app/[locale]/components/samples';
import { InBrowser } from '@/components/hooks/in-browser';
import { SESSION_KEY } from '@/lib/account/use-session';
import type { SessionState } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';

const DAY_MS = 86_400_000;

/** What `/api` would say, by its paths. */
export type Known = Record<`/api/${string}`, { data: unknown } | { error: ApiError }>;

/** Of somebody who has a cart, an address and an order. */
export const ALL_KNOWN: Known = {
  '/api/cart': { data: CART },
  '/api/users/profile': { data: PROFILE },
  '/api/users/address': { data: ADDRESS },
  '/api/transactions': { data: WHOLE_ORDER },
};

type ShopperProps = {
  /** What is known of who is logged in; of nobody without it. What is missing in it is still on its way. */
  known?: Known;
  children: ReactNode;
};

/** Around a part that asks who is here, and for what is theirs: it has the answers, so that no server is asked. */
export function Shopper(props: ShopperProps) {
  return (
    <InBrowser>
      <KnownShopper {...props} />
    </InBrowser>
  );
}

function KnownShopper({ known, children }: ShopperProps) {
  const [config] = useState(() => {
    const entries = new Map<string, object>(Object.entries(known ?? {}));
    entries.set(SESSION_KEY, { data: known ? loggedInForADay() : { loggedIn: false, expiresAt: null } });
    return { provider: () => entries, isPaused: () => true };
  });

  return <SWRConfig value={config}>{children}</SWRConfig>;
}

function loggedInForADay(): SessionState {
  return { loggedIn: true, expiresAt: new Date(Date.now() + DAY_MS).toISOString() };
}
