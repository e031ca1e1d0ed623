import 'client-only';
import { readStoredValue, writeStoredValue } from '@/lib/browser/storage';
import type { CartLine } from '@/lib/contract/cart';

const NAME = 'cart-prices';
export const SEEN_PRICES_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The price per piece in rupiah when this browser first saw a line, by line id. */
type SeenPrices = Record<string, number>;

/** Returns the stored prices. Entries with another type are ignored. */
export function readSeenPrices(): SeenPrices {
  const found = readStoredValue('browser', NAME);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/**
 * Stores the price of each line when it is first seen, for a month after the last visit. Removed lines are
 * dropped.
 */
export function storeSeenPrices(lines: CartLine[]): void {
  const seen = readSeenPrices();
  const now = Object.fromEntries(lines.map(({ id, price }) => [id, seen[id] ?? price]));
  writeStoredValue('browser', NAME, now, Date.now() + SEEN_PRICES_LIFETIME_MS);
}

/**
 * Returns the former price of a line, from the server or this browser, or undefined if the price has not
 * changed.
 */
export function findFormerPrice({ id, price, addedPrice }: CartLine, seen: SeenPrices): number | undefined {
  const former = addedPrice ?? seen[id] ?? price;
  return former === price ? undefined : former;
}
