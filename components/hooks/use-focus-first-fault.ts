'use client';

import { type RefObject, useEffect } from 'react';

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
