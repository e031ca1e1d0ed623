'use client';

import { useRef, useState } from 'react';

/** Single flight: calls while the work is pending are ignored. Returns `[run, busy]`. */
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
