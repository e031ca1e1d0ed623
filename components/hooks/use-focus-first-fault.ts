'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Leads to a form's first field at fault whenever there are new faults; what was typed stays.
 * @param faults what the fields are drawn with: another object for each answer, the same one in between
 */
export function useFocusFirstFault(
  form: RefObject<HTMLFormElement | null>,
  faults: object | undefined,
): void {
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
