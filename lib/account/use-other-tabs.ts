'use client';

import { useEffect, useEffectEvent } from 'react';
import { listenToOtherTabs, type TabNews } from '@/lib/browser/tab-channel';
import { isPersonal, useForgetShopper, useSessionStore } from './use-session';

/**
 * Follows the shop's other tabs: a changed cart is asked for anew; at a login or logout the last shopper's data goes, and
 * the server is asked who is here now. A page restored from the back-forward cache has heard nothing, so it asks as well,
 * and reads anew what is personal: what an earlier session read is cleared first, since the shopper may be another one.
 */
export function useOtherTabs(): void {
  const { data: before, ask, personal } = useSessionStore();
  const forgetShopper = useForgetShopper();

  const askAgain = async () => {
    const session = await ask();
    if (session?.loggedIn === false) await forgetShopper();
    return session;
  };
  const comeBack = useEffectEvent(async () => {
    const session = await askAgain();
    if (!session?.loggedIn) return;
    const isSame = session.expiresAt === before?.expiresAt;
    await (isSame ? personal.current?.(isPersonal) : personal.current?.(isPersonal, undefined));
  });
  const hear = useEffectEvent(async (news: TabNews) => {
    if (news === 'cart') return personal.current?.('/api/cart');
    await (news === 'logout' ? forgetShopper() : personal.current?.(isPersonal, undefined));
    await askAgain();
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void comeBack();
    const stop = listenToOtherTabs((news) => hear(news));
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
