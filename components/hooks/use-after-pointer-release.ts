'use client';

import { useEffect, useRef } from 'react';

const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that runs a callback after the pointer is released, or immediately if no pointer is pressed.
 * Layout changes during a press would make the click miss its target.
 */
export function useAfterPointerRelease(): (act: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const down = () => {
      isDown.current = true;
    };
    const released = () => {
      isDown.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    document.addEventListener('pointerdown', down, options);
    // The click event follows the release in the same task. The callback runs in a later task, after the
    // click.
    for (const name of RELEASES) document.addEventListener(name, () => setTimeout(released), options);
    return () => listening.abort();
  }, []);

  return (act) => {
    if (isDown.current) waiting.current = act;
    else act();
  };
}
