import 'server-only';
import { z } from 'zod';
import { apiPath, callProductApi, createLenientListSchema, sendToProductApi } from '@/lib/api/call';
import { cartLineSchema, cartSchema, type ItemAddition } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import { CLEAR_CART_ORDER_HEADER } from '@/lib/contract/order';
import { responseSchema } from '@/lib/contract/wire';

export type Caller = { token: string; locale: Locale };

/** A cart whose malformed lines are skipped. A missing list is an empty cart. */
const readCartSchema = cartSchema.extend({
  items: z.preprocess((items) => items ?? [], createLenientListSchema(cartLineSchema, '/api/cart')),
});

/** Returns the lines, and their total in rupiah if the product API sends it. @throws ApiError */
export async function fetchCart(caller: Caller) {
  return (await callProductApi('/api/cart', { ...caller, schema: responseSchema(readCartSchema) })).data;
}

/**
 * Adds pieces of an item to the cart. Requests with the same idempotency key add them only once. @throws
 * ApiError `not_found` for item or size, `conflict` if the stock is too low
 */
export function addItem(caller: Caller, body: ItemAddition, key: string | undefined): Promise<void> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return sendToProductApi('/api/cart/add', { ...caller, body, headers });
}

/**
 * Sets the quantity of a line. @throws ApiError `not_found`, `method_not_allowed` or `unsupported` on a
 * server without the endpoint
 */
export async function setQuantity(caller: Caller, id: string, quantity: number): Promise<void> {
  const path = apiPath`/api/cart/items/${id}`;
  await sendToProductApi(path, { ...caller, method: 'PATCH', body: { quantity } });
}

/** Removes a line. @throws ApiError `not_found` if the line is not the caller's */
export async function removeLine(caller: Caller, id: string): Promise<void> {
  await sendToProductApi(apiPath`/api/cart/remove/${id}`, { ...caller, method: 'DELETE' });
}

/**
 * Removes the pieces of an order from the cart. A server that does not support the header removes all lines.
 */
export function clearCart(caller: Caller, orderId: string): Promise<void> {
  const headers = { [CLEAR_CART_ORDER_HEADER]: orderId };
  return sendToProductApi('/api/cart/clear', { ...caller, method: 'DELETE', headers });
}
