'use client';

import { type ReactNode, useId, useState } from 'react';
import { SWRConfig } from 'swr';
import { ClientOnly } from '@/components/hooks/use-hydrated';
import { PopularSearches } from '@/components/search/search-dialog';
import { SuggestionList } from '@/components/search/suggestion-list';
import { SESSION_SWR_KEY } from '@/lib/account/use-session';
import type { SessionState } from '@/lib/contract/account';
import type { SearchSuggestions } from '@/lib/contract/search';
import type { ApiError } from '@/lib/errors/api-error';
import styles from './page.module.scss';
import { ADDRESS, CART, ORDER_WITH_ALL_FIELDS, PROFILE, SEARCH_TEXT } from './samples';

const DAY_MS = 86_400_000;
const nothing = () => undefined;

/** Responses of `/api` by path. */
export type StubbedApiResponses = Record<`/api/${string}`, { data: unknown } | { error: ApiError }>;

/** The responses for a shopper with a cart, an address and an order. */
export const SHOPPER_API_RESPONSES: StubbedApiResponses = {
  '/api/cart': { data: CART },
  '/api/users/profile': { data: PROFILE },
  '/api/users/address': { data: ADDRESS },
  '/api/transactions': { data: ORDER_WITH_ALL_FIELDS },
};

type ShopperProps = {
  /** Without responses, the shopper is logged out. A component whose path has no response keeps loading. */
  responses?: StubbedApiResponses | undefined;
  children: ReactNode;
};

/** Fills SWR's cache with a session and responses, so that the components inside send no requests. */
export function StubbedShopperProvider(props: ShopperProps) {
  return (
    <ClientOnly>
      <FilledCache {...props} />
    </ClientOnly>
  );
}

function FilledCache({ responses, children }: ShopperProps) {
  const [config] = useState(() => {
    const entries = new Map<string, object>(Object.entries(responses ?? {}));
    entries.set(SESSION_SWR_KEY, {
      data: responses ? createSession() : { loggedIn: false, expiresAt: null },
    });
    return { provider: () => entries, isPaused: () => true };
  });

  return <SWRConfig value={config}>{children}</SWRConfig>;
}

function createSession(): SessionState {
  return { loggedIn: true, expiresAt: new Date(Date.now() + DAY_MS).toISOString() };
}

/** The list below the search field. */
export function SearchSuggestionsSample({
  suggestions,
  active = -1,
}: {
  suggestions: SearchSuggestions;
  active?: number;
}) {
  const id = useId();
  const combobox = { id, active, optionId: (index: number) => `${id}-${String(index)}` };

  return (
    <div className={styles.alone}>
      <SuggestionList suggestions={suggestions} typed={SEARCH_TEXT} combobox={combobox} onLeave={nothing} />
    </div>
  );
}

export const PopularSearchesSample = () => <PopularSearches nothing onLeave={nothing} />;
