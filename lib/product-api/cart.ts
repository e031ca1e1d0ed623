import 'server-only';
import { z } from 'zod';
import { type CartLine, cartLineSchema, cartSchema, type ItemAddition } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import { answerSchema } from '@/lib/contract/wire';
import { tolerantList } from '@/lib/upstream/upstream';
import { callProductApi, pathSegment } from './call';

export type Caller = { token: string; locale: Locale };

/** A cart whose bad lines are skipped; no list at all is an empty cart. */
const readCartSchema = cartSchema.extend({
  items: z.preprocess((items) => items ?? [], tolerantList(cartLineSchema, '/api/cart')),
});

/** The lines, and their sum in rupiah when the product API says it. @throws ApiError */
export async function fetchCart(
  caller: Caller,
): Promise<{ items: CartLine[]; totalPrice?: number | undefined }> {
  const { data } = await callProductApi('/api/cart', { ...caller, schema: answerSchema(readCartSchema) });
  return data;
}

/**
 * Adds pieces; a repeat under the same `key` adds nothing, on a server that heeds it.
 * @throws ApiError `not_found` when the item does not come in that size, `conflict` for more than the stock
 */
export async function addItem(caller: Caller, body: ItemAddition, key: string | undefined): Promise<void> {
  await callProductApi('/api/cart/add', {
    ...caller,
    method: 'POST',
    body,
    schema: z.unknown(),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** @throws ApiError `not_found`, `method_not_allowed` or `unsupported` on a server without this call */
export async function setQuantity(caller: Caller, id: string, quantity: number): Promise<void> {
  const path = `/api/cart/items/${pathSegment(id)}`;
  await callProductApi(path, { ...caller, method: 'PATCH', body: { quantity }, schema: z.unknown() });
}

/** @throws ApiError `not_found` when the line is not the caller's */
export async function removeLine(caller: Caller, id: string): Promise<void> {
  const path = `/api/cart/remove/${pathSegment(id)}`;
  await callProductApi(path, { ...caller, method: 'DELETE', schema: z.unknown() });
}

/** @throws ApiError */
export async function clearCart(caller: Caller): Promise<void> {
  await callProductApi('/api/cart/clear', { ...caller, method: 'DELETE', schema: z.unknown() });
}
