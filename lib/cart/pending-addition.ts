import 'client-only';
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/lib/browser/storage';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { CartAddition } from '@/lib/contract/cart';

/**
 * The reason why the browser rejects an addition: no size, not logged in, or no stock item (spec §4, in this
 * order).
 */
export type AdditionRejection = 'size' | 'login' | 'stock';

type Choice = {
  size: ProductSize | undefined;
  quantity: number;
  /** Undefined while the session is loading. The server decides then. */
  loggedIn: boolean | undefined;
};

/** Returns the addition to send, or the reason why it cannot be made. */
export function validateAddition({
  size,
  quantity,
  loggedIn,
}: Choice): CartAddition | { rejection: AdditionRejection } {
  if (!size) return { rejection: 'size' };
  if (loggedIn === false) return { rejection: 'login' };
  if (size.itemId === undefined) return { rejection: 'stock' };
  return { itemId: size.itemId, sizeId: size.sizeId, quantity };
}

const NAME = 'pending-addition';
/** How long an addition is stored. The time is enough to register and confirm the email address. */
export const PENDING_ADDITION_TTL_MS = 2 * 60 * 60 * 1000;

export type PendingAddition = {
  product: string;
  /** The path of the product's page. */
  path: string;
  size: string;
  sizeId: string;
  quantity: number;
};

function isPending(found: unknown): found is PendingAddition {
  if (typeof found !== 'object' || found === null) return false;
  const { product, path, size, sizeId, quantity } = found as Partial<Record<keyof PendingAddition, unknown>>;
  return (
    [product, path, size, sizeId].every((text) => typeof text === 'string') &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0
  );
}

/**
 * Stores an addition that needs a login, so that all tabs can read it. After the login, the product page
 * offers to add the item, but does not add it on its own.
 */
export function storePendingAddition(addition: PendingAddition): void {
  writeStoredValue('browser', NAME, addition, Date.now() + PENDING_ADDITION_TTL_MS);
}

/** Returns the stored addition, or undefined if there is no valid one. */
export function findPendingAddition(): PendingAddition | undefined {
  const found = readStoredValue('browser', NAME);
  return isPending(found) ? found : undefined;
}

export function forgetPendingAddition(): void {
  removeStoredValue('browser', NAME);
}
