import 'client-only';
import { forget, keep, kept } from '@/lib/browser/kept';

const NAME = 'waiting-addition';
/** Long enough to register and to confirm an address on the way. */
const LIFETIME_MS = 2 * 60 * 60 * 1000;

/** What a visitor wanted to add before they were asked to log in. */
type WaitingAddition = { product: string; sizeId: string; quantity: number };

function isWaiting(found: unknown): found is WaitingAddition {
  if (typeof found !== 'object' || found === null) return false;
  const { product, sizeId, quantity } = { product: '', sizeId: '', quantity: 0, ...found };
  return (
    typeof product === 'string' && typeof sizeId === 'string' && Number.isInteger(quantity) && quantity > 0
  );
}

/** Keeps the wish through a login, in whichever tab that ends. It is offered then, never added by itself. */
export function keepWaiting(wish: WaitingAddition): void {
  keep('browser', NAME, wish, Date.now() + LIFETIME_MS);
}

/** The wish that waits for this product, by the product's name. */
export function waitingFor(product: string): WaitingAddition | undefined {
  const found = kept('browser', NAME);
  return isWaiting(found) && found.product === product ? found : undefined;
}

export function forgetWaiting(): void {
  forget('browser', NAME);
}
