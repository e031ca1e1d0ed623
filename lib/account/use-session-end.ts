'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useEndSession, useSession } from './use-session';

/** The time between the warning and the end of the session: ten minutes. */
const WARNING_MS = 600_000;

/** Added to the delay of timers, which may fire slightly early. */
const MARGIN_MS = 1_000;

/**
 * Calls `check` at `moment` (milliseconds since the epoch). Calls it also when the page becomes visible,
 * because timers stop while a machine is suspended.
 */
function useCheckAt(moment: number | undefined, check: () => void): void {
  const onCheck = useEffectEvent(check);

  useEffect(() => {
    if (moment === undefined) return;
    const listener = () => onCheck();
    const timer = setTimeout(listener, moment - Date.now() + MARGIN_MS);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [moment]);
}

/**
 * Returns the end of the session in milliseconds since the epoch. The result is undefined until ten minutes
 * before the end, and after `forget`.
 */
export function useSessionEnd() {
  const { expiresAt } = useSession();
  const [endsAt, setEndsAt] = useState<number>();
  const end = expiresAt === null ? undefined : Date.parse(expiresAt);

  const updateEndsAt = useCallback(() => {
    if (end !== undefined) setEndsAt(end - Date.now() <= WARNING_MS ? end : undefined);
  }, [end]);
  useEffect(updateEndsAt, [updateEndsAt]);
  useCheckAt(end && end - WARNING_MS, updateEndsAt);

  return { endsAt, forget: () => setEndsAt(undefined) };
}

/**
 * Ends the session in this page at `endsAt` (milliseconds since the epoch). The server ends the session on
 * its own.
 */
export function useEndSessionAt(endsAt: number): void {
  const endSession = useEndSession();

  useCheckAt(endsAt, () => {
    if (Date.now() >= endsAt) void endSession();
  });
}
