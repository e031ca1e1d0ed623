'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when its page is navigated away from. Next keeps that page hidden (`<Activity>`) for Back, with its state:
 * transient state, such as an error message, is reset here.
 */
export function useOnLeave(forget: () => void): void {
  const onLeave = useEffectEvent(forget);

  useLayoutEffect(() => () => onLeave(), []);
}
