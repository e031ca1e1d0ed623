import 'client-only';
import { useEffect, useEffectEvent, useRef } from 'react';

const HOUR_MS = 3_600_000;

/**
 * Calls back when an hour has passed since a moment, and every hour from then on (spec §9); not while nobody is
 * looking, but then as soon as somebody is again.
 * @param since in milliseconds of the clock
 */
export function useHourly(since: number, act: () => void): void {
  const due = useRef(since + HOUR_MS);
  const onHour = useEffectEvent(act);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(strike, Math.max(0, due.current - Date.now()));
    };
    const strike = () => {
      due.current = Date.now() + HOUR_MS;
      onHour();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}
