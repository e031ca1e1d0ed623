'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isPersonal } from './is-personal';
import { hearOtherTabs } from './session-news';
import { SESSION_KEY, type SessionState } from './session-state';
import { useForgetShopper } from './use-forget-shopper';

/**
 * Follows logins and logouts of the shop's other tabs, at once: nothing of the last shopper stays, and who is here
 * now, our server is asked. A page that the browser had put by hears nothing, so it asks when it is back.
 */
export function useOtherTabs(): void {
  const { mutate } = useSWRConfig();
  const forgetShopper = useForgetShopper();

  useEffect(() => {
    const ask = async () => {
      const session = await mutate<SessionState>(SESSION_KEY);
      if (session?.loggedIn === false) await forgetShopper();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void ask();
    const stopHearing = hearOtherTabs(async (news) => {
      await (news === 'ended' ? forgetShopper() : mutate(isPersonal, undefined));
      await ask();
    });
    window.addEventListener('pageshow', comeBack);
    return () => {
      stopHearing();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [forgetShopper, mutate]);
}
