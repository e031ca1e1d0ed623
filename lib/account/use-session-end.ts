'use client';

import { useEffect, useState } from 'react';
import { useSession } from './use-session';

/** How long before its end a session is spoken of: ten minutes, in milliseconds. */
const WARNING_MS = 600_000;

/** Timers may be a moment early. */
const MARGIN_MS = 1_000;

/**
 * When a session ends, once that is near or past, in milliseconds; undefined as long as there is time. A new login
 * makes it undefined again, and so does `forget`.
 */
export function useSessionEnd() {
  const { expiresAt } = useSession();
  const [endsAt, setEndsAt] = useState<number>();

  useEffect(() => {
    if (!expiresAt) return;
    const end = Date.parse(expiresAt);
    const judge = () => setEndsAt(end - Date.now() <= WARNING_MS ? end : undefined);
    judge();
    const timer = setTimeout(judge, end - WARNING_MS - Date.now() + MARGIN_MS);
    // A machine that slept has not counted.
    document.addEventListener('visibilitychange', judge);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', judge);
    };
  }, [expiresAt]);

  return { endsAt, forget: () => setEndsAt(undefined) };
}
