'use client';

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldError } from '@/lib/contract/wire';

/** Ignores calls while the work is pending. Returns `[run, busy]`. */
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
 * Focuses the first invalid field of a form when there are new errors.
 * @param errors a new object per response, and the same one between responses
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: object | undefined,
): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

/**
 * Returns a function that finds the server's error for a field, and a handler for the form's input events. The error
 * disappears when the field is edited, until the next response.
 */
export function useFieldErrors(errors: FieldError[]) {
  const [edited, setEdited] = useState({ errors, names: [''] });
  const names = edited.errors === errors ? edited.names : [];
  const findError = (name: string) =>
    names.includes(name) ? undefined : errors.find(({ path }) => path === name)?.msg;
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setEdited({ errors, names: [...names, target.name] });
  };

  return { findError, onInput };
}
