import 'client-only';
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/lib/browser/storage';

const NAME = 'form-prefill';
export const FORM_PREFILL_LIFETIME_MS = 10 * 60 * 1000;

/** Data that a login or registration page passes to the next one in the same tab, so that nothing is typed twice. */
type FormPrefill = {
  email?: string | undefined;
  /** The server's message after the confirmation of an email address. */
  message?: string | undefined;
};

function isFormPrefill(found: unknown): found is FormPrefill {
  if (typeof found !== 'object' || found === null) return false;
  const { email = '', message = '' }: { email?: unknown; message?: unknown } = found;
  return typeof email === 'string' && typeof message === 'string';
}

export function findFormPrefill(): FormPrefill {
  const found = readStoredValue('tab', NAME);
  return isFormPrefill(found) ? found : {};
}

/** Stores an email address or a message for the next login or registration page. The other value is kept. */
export function storeFormPrefill(prefill: FormPrefill): void {
  writeStoredValue('tab', NAME, { ...findFormPrefill(), ...prefill }, Date.now() + FORM_PREFILL_LIFETIME_MS);
}

export function removeFormPrefill(): void {
  removeStoredValue('tab', NAME);
}
