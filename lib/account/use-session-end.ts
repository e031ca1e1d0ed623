'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useEndSession, useSession } from './use-session';

/** How long before its end the warning is shown: ten minutes, in milliseconds. */
const WARNING_MS = 600_000;

/** Timers may be a moment early. */
const MARGIN_MS = 1_000;

/** Calls back at a moment, and when the page is looked at again: timers stand still while a machine sleeps. */
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

/** When a session ends, in milliseconds, from ten minutes before; undefined until then and after `forget`. */
export function useSessionEnd() {
  const { expiresAt } = useSession();
  const [endsAt, setEndsAt] = useState<number>();
  const end = expiresAt === null ? undefined : Date.parse(expiresAt);

  const judge = useCallback(() => {
    if (end !== undefined) setEndsAt(end - Date.now() <= WARNING_MS ? end : undefined);
  }, [end]);
  useEffect(judge, [judge]);
  useCheckAt(end && end - WARNING_MS, judge);

  return { endsAt, forget: () => setEndsAt(undefined) };
}

/** Ends the session in this page when its time has come, in milliseconds; the server does so by itself. */
export function useEndAt(endsAt: number): void {
  const endSession = useEndSession();

  useCheckAt(endsAt, () => {
    if (Date.now() >= endsAt) void endSession();
  });
}
