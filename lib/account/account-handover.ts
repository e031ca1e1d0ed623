import 'client-only';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const NAME = 'account-handover';
export const HANDOVER_MS = 10 * 60 * 1000;

/** Data that one account page passes to the next in the same tab, so that nothing must be typed again. */
type Handover = {
  email?: string | undefined;
  /** The message of a confirmed email address. */
  message?: string | undefined;
};

function isHandover(found: unknown): found is Handover {
  if (typeof found !== 'object' || found === null) return false;
  const { email = '', message = '' }: { email?: unknown; message?: unknown } = found;
  return typeof email === 'string' && typeof message === 'string';
}

export function findHandover(): Handover {
  const found = readStored('tab', NAME);
  return isHandover(found) ? found : {};
}

/** Stores an email address or a message for the next account page. The other value is kept. */
export function storeHandover(handover: Handover): void {
  writeStored('tab', NAME, { ...findHandover(), ...handover }, Date.now() + HANDOVER_MS);
}

export function forgetHandover(): void {
  removeStored('tab', NAME);
}
