'use client';

import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * A time one has to wait before something can be done again: `[secondsLeft, wait]`. It goes by the clock, so that a
 * tab that slept is not behind.
 * @param seconds to wait from the beginning
 */
export function useWait(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    count();
    const ticking = setInterval(() => {
      count();
      if (Date.now() >= until) clearInterval(ticking);
    }, SECOND_MS);
    return () => clearInterval(ticking);
  }, [until]);

  return [left, (more: number) => setUntil(Date.now() + more * SECOND_MS)] as const;
}
