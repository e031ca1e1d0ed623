'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

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

/**
 * Focuses a form's first invalid field whenever there are new faults.
 * @param faults a new object for each answer, the same one in between
 */
export function useFocusFirstFault(
  form: RefObject<HTMLFormElement | null>,
  faults: object | undefined,
): void {
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
