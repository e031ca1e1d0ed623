import 'server-only';
import { z } from 'zod';
import { apiPath, callProductApi, createLenientListSchema, throwUnsupportedIfMissing } from '@/lib/api/call';
import {
  CART_TOTAL_HEADER,
  CART_VERSION_HEADER,
  type Order,
  type OrderHistoryQuery,
  orderCreationResponseSchema,
  orderSchema,
  type SeenCart,
} from '@/lib/contract/order';
import { responseSchema } from '@/lib/contract/wire';
import { ApiError, hasErrorCode } from '@/lib/errors/api-error';
import type { Caller } from './cart';

function newest(orders: Order[]): Order | null {
  const moment = (order: Order) => Date.parse(order.createdAt) || 0;
  return orders.toSorted((a, b) => moment(b) - moment(a))[0] ?? null;
}

/** The latest order: an object, a list or null (contract, Transactions). */
const latestSchema = z.object({
  data: z
    .union([orderSchema, createLenientListSchema(orderSchema, '/api/transactions/').transform(newest)])
    .nullish()
    .transform((order) => order ?? null),
});

/** Returns the caller's latest order, or null if the caller has none. @throws ApiError */
export async function fetchLatestOrder(caller: Caller): Promise<Order | null> {
  return (await callProductApi('/api/transactions/', { ...caller, schema: latestSchema })).data;
}

/**
 * Returns an order. @throws ApiError `not_found` if it is not the caller's, or on a server without the
 * endpoint
 */
export async function fetchOrder(caller: Caller, id: string): Promise<Order> {
  const path = apiPath`/api/transactions/${id}`;
  return (await callProductApi(path, { ...caller, schema: responseSchema(orderSchema) })).data;
}

/** Converts a conflict about the seen cart to `cart_changed`. */
function rethrowCartConflict(error: unknown): never {
  const aboutSeen = (path?: string) => path === CART_VERSION_HEADER || path === CART_TOTAL_HEADER;
  if (hasErrorCode(error, 'conflict') && error.errors.some(({ path }) => aboutSeen(path)))
    throw new ApiError('cart_changed', { cause: error });
  throw error;
}

/**
 * Creates an order, or returns the existing one of the idempotency key.
 * @throws ApiError `rejected` if the response has `status: "error"`; `cart_changed` if the cart is no longer
 * the one that the shopper saw; otherwise the code of the server's error
 */
export async function createOrder(caller: Caller, idempotencyKey: string, { version, total }: SeenCart) {
  const response = await callProductApi('/api/transactions/create', {
    ...caller,
    method: 'POST',
    headers: {
      'idempotency-key': idempotencyKey,
      ...(version !== undefined && { [CART_VERSION_HEADER]: version }),
      ...(total !== undefined && { [CART_TOTAL_HEADER]: String(total) }),
    },
    schema: orderCreationResponseSchema,
  }).catch(rethrowCartConflict);
  if (response.status === 'error') {
    const detail = response.errors.map(({ msg }) => msg).join(', ') || undefined;
    throw new ApiError('rejected', { detail, errors: response.errors });
  }
  return { id: response.data.id, snapToken: response.data.snap_token };
}

const HISTORY_PATH = '/api/transactions/history';

const historySchema = z.object({
  data: z.preprocess((list) => list ?? [], createLenientListSchema(orderSchema, HISTORY_PATH)),
  total: z.number().int().nonnegative().catch(0),
});

/**
 * Returns a page of the caller's orders, newest first. @throws ApiError `unsupported` on a server without the
 * endpoint
 */
export async function fetchOrderHistory(caller: Caller, { page, pageSize }: OrderHistoryQuery) {
  const path = `${HISTORY_PATH}?page=${page}&pageSize=${pageSize}`;
  const response = await throwUnsupportedIfMissing(
    callProductApi(path, { ...caller, schema: historySchema }),
  );
  const seen = (page - 1) * pageSize + response.data.length;
  return { orders: response.data, total: Math.max(response.total, response.data.length > 0 ? seen : 0) };
}

/** The contract requires only a 200. The bundled API returns the order. */
const cancelledSchema = z
  .object({ data: orderSchema.optional().catch(undefined) })
  .catch({ data: undefined });

/**
 * Cancels an order and returns it if the server does. @throws ApiError `conflict` if the order cannot be
 * cancelled any more; `unsupported` on a server without the endpoint
 */
export async function cancelOrder(caller: Caller, id: string): Promise<Order | undefined> {
  const path = apiPath`/api/transactions/${id}/cancel`;
  const request = { ...caller, method: 'POST', schema: cancelledSchema } as const;
  return (await throwUnsupportedIfMissing(callProductApi(path, request))).data;
}
