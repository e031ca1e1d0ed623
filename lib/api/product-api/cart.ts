import 'server-only';
import { z } from 'zod';
import { apiPath, callProductApi, lenientList, sendToProductApi } from '@/lib/api/call';
import { cartLineSchema, cartSchema, type ItemAddition } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import { CLEARED_ORDER_HEADER } from '@/lib/contract/order';
import { answerSchema } from '@/lib/contract/wire';

export type Caller = { token: string; locale: Locale };

/** A cart whose bad lines are skipped; no list at all is an empty cart. */
const readCartSchema = cartSchema.extend({
  items: z.preprocess((items) => items ?? [], lenientList(cartLineSchema, '/api/cart')),
});

/** The lines, and their sum in rupiah when the product API says it. @throws ApiError */
export async function fetchCart(caller: Caller) {
  return (await callProductApi('/api/cart', { ...caller, schema: answerSchema(readCartSchema) })).data;
}

/** Adds pieces, once a key. @throws ApiError `not_found` for item or size, `conflict` for the stock */
export function addItem(caller: Caller, body: ItemAddition, key: string | undefined): Promise<void> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return sendToProductApi('/api/cart/add', { ...caller, body, headers });
}

/** @throws ApiError `not_found`, `method_not_allowed` or `unsupported` on a server without this call */
export async function setQuantity(caller: Caller, id: string, quantity: number): Promise<void> {
  const path = apiPath`/api/cart/items/${id}`;
  await sendToProductApi(path, { ...caller, method: 'PATCH', body: { quantity } });
}

/** @throws ApiError `not_found` when the line is not the caller's */
export async function removeLine(caller: Caller, id: string): Promise<void> {
  await sendToProductApi(apiPath`/api/cart/remove/${id}`, { ...caller, method: 'DELETE' });
}

/** Takes out what the order holds; on a server that does not know the header, every line. */
export function clearCart(caller: Caller, orderId: string): Promise<void> {
  const headers = { [CLEARED_ORDER_HEADER]: orderId };
  return sendToProductApi('/api/cart/clear', { ...caller, method: 'DELETE', headers });
}
