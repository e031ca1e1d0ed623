import 'client-only';
import { readApi } from '@/lib/api-client/call-api';
import { ApiError } from '@/lib/errors/api-error';
import type { Cart } from './cart';

let answers = 0;
const overtaken = new WeakSet<ApiError>();

/** A cart is known: whatever reading has begun before it is not the newest word any more. */
export function countAnswer(): void {
  answers += 1;
}

/** SWR drops an answer that a write or a later reading has overtaken, but not a failure: that is marked here. */
export async function readCart(path: string): Promise<Cart> {
  const before = answers;
  try {
    return await readApi<Cart>(path);
  } catch (failure) {
    if (failure instanceof ApiError && answers > before) overtaken.add(failure);
    throw failure;
  }
}

export const isOvertaken = (failure: ApiError): boolean => overtaken.has(failure);
