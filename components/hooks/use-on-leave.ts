'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the page is left. A page that was left is kept, hidden, for the way back: what was of the moment,
 * such as a failure's message, shall not be there again then.
 */
export function useOnLeave(forget: () => void): void {
  const onLeave = useEffectEvent(forget);

  useLayoutEffect(() => () => onLeave(), []);
}
