'use client';

import { useCallback } from 'react';
import type { ApiError } from '@/lib/errors/api-error';
import { tellOtherTabs } from './session-news';
import { useForgetShopper } from './use-forget-shopper';

/** Ends the session in this page, and in every other tab of the shop. */
export function useEndSession() {
  const forgetShopper = useForgetShopper();

  return useCallback(async () => {
    tellOtherTabs('ended');
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
