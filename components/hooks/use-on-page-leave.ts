'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the page is left. Next.js keeps the page hidden with its state (`<Activity>`) for Back, so
 * transient state such as an error message must be reset here.
 */
export function useOnPageLeave(forget: () => void): void {
  const onLeave = useEffectEvent(forget);

  useLayoutEffect(() => () => onLeave(), []);
}
