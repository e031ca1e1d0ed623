'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { listenToOtherTabs } from '@/lib/browser/tab-channel';
import type { SessionState } from '@/lib/contract/session';
import { isPersonal, SESSION_KEY, useForgetShopper } from './use-session';

/**
 * Follows the shop's other tabs: a changed cart is asked for anew; at a login or logout the last shopper's data goes, and
 * the server is asked who is here now. A page restored from the back-forward cache has heard nothing, so it asks as well.
 */
export function useOtherTabs(): void {
  const { mutate } = useSWRConfig();
  const forgetShopper = useForgetShopper();

  useEffect(() => {
    const ask = async () => {
      const session = await mutate<SessionState>(SESSION_KEY);
      if (session?.loggedIn === false) await forgetShopper();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void ask();
    const stop = listenToOtherTabs(async (news) => {
      if (news === 'cart') return void mutate('/api/cart');
      await (news === 'logout' ? forgetShopper() : mutate(isPersonal, undefined));
      await ask();
    });
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [forgetShopper, mutate]);
}
