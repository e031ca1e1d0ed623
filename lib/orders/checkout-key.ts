import 'server-only';
import { createHash } from 'node:crypto';
import type { CartLine } from '@/lib/contract/cart';

/**
 * Names a customer's cart as it is: the same for every repeat, another for the same goods bought again,
 * because their lines have other ids (contract, Own handlers). The order of the lines does not matter.
 */
export function checkoutKey(customer: string, lines: CartLine[]): string {
  const facts = lines.map(({ id, itemId = '', quantity }) => JSON.stringify([id, itemId, quantity])).sort();
  return createHash('sha256')
    .update(JSON.stringify([customer, ...facts]))
    .digest('hex');
}

/** Whether a browser's `Idempotency-Key` can be one of ours at all. */
export function isCheckoutKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key);
}
