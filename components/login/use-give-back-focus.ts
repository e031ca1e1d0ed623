'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * For something that comes and goes by itself: when it goes with the focus, that returns to where it was before.
 * @returns its `ref`
 */
export function useGiveBackFocus() {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) cameFrom.current?.focus();
    },
    [],
  );
  return useCallback((element: HTMLElement) => {
    const listening = new AbortController();
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    element.addEventListener('focusin', note, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
