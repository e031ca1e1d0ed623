'use client';

import { useRef, useState } from 'react';

/** Work that is not begun again while it is under way, however often it is asked for: `[run, busy]`. */
export function useSingleFlight<A extends unknown[]>(work: (...args: A) => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = async (...args: A) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return [run, busy] as const;
}
