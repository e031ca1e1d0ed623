'use client';

import { useEffect } from 'react';
import { useEndSession } from './use-end-session';

/** Timers may be a moment early. */
const MARGIN_MS = 1_000;

/** Ends the session in this page when its time has come, in milliseconds; the server does so by itself. */
export function useEndAt(endsAt: number): void {
  const endSession = useEndSession();

  useEffect(() => {
    const endWhenDue = () => {
      if (Date.now() >= endsAt) void endSession();
    };
    const timer = setTimeout(endWhenDue, endsAt - Date.now() + MARGIN_MS);
    // A machine that slept has not counted.
    document.addEventListener('visibilitychange', endWhenDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', endWhenDue);
    };
  }, [endsAt, endSession]);
}
