import 'server-only';
import { z } from 'zod';
import { apiPath, asExtension, callProductApi, lenientList } from '@/lib/api/call';
import {
  type HistoryQuery,
  type Order,
  orderSchema,
  SEEN_TOTAL_HEADER,
  SEEN_VERSION_HEADER,
  type SeenCart,
  transactionAnswerSchema,
} from '@/lib/contract/order';
import { answerSchema } from '@/lib/contract/wire';
import { ApiError, hasCode } from '@/lib/errors/api-error';
import type { Caller } from './cart';

function newest(orders: Order[]): Order | null {
  const moment = (order: Order) => Date.parse(order.createdAt) || 0;
  return orders.toSorted((a, b) => moment(b) - moment(a))[0] ?? null;
}

/** One order, a list of them, or none (contract, Transactions). */
const latestSchema = z.object({
  data: z
    .union([orderSchema, lenientList(orderSchema, '/api/transactions/').transform(newest)])
    .nullish()
    .transform((order) => order ?? null),
});

/** The caller's latest order, null when there is none. @throws ApiError */
export async function fetchLatestOrder(caller: Caller): Promise<Order | null> {
  return (await callProductApi('/api/transactions/', { ...caller, schema: latestSchema })).data;
}

/** @throws ApiError `not_found` when it is not the caller's, or on a server without this call */
export async function fetchOrder(caller: Caller, id: string): Promise<Order> {
  const path = apiPath`/api/transactions/${id}`;
  return (await callProductApi(path, { ...caller, schema: answerSchema(orderSchema) })).data;
}

/** A conflict about the cart that was seen is the shop's own. */
function judgeRefusal(error: unknown): never {
  const aboutSeen = (path?: string) => path === SEEN_VERSION_HEADER || path === SEEN_TOTAL_HEADER;
  if (hasCode(error, 'conflict') && error.errors.some(({ path }) => aboutSeen(path)))
    throw new ApiError('cart_changed', { cause: error });
  throw error;
}

/**
 * Makes or finds the key's order.
 * @throws ApiError `rejected` for `status: "error"`, `cart_changed` when the cart is not the seen one, else its refusal
 */
export async function createOrder(caller: Caller, idempotencyKey: string, { version, total }: SeenCart) {
  const answer = await callProductApi('/api/transactions/create', {
    ...caller,
    method: 'POST',
    headers: {
      'idempotency-key': idempotencyKey,
      ...(version !== undefined && { [SEEN_VERSION_HEADER]: version }),
      ...(total !== undefined && { [SEEN_TOTAL_HEADER]: String(total) }),
    },
    schema: transactionAnswerSchema,
  }).catch(judgeRefusal);
  if (answer.status === 'error') {
    const detail = answer.errors.map(({ msg }) => msg).join(', ') || undefined;
    throw new ApiError('rejected', { detail, errors: answer.errors });
  }
  return { id: answer.data.id, snapToken: answer.data.snap_token };
}

const HISTORY_PATH = '/api/transactions/history';

const historySchema = z.object({
  data: z.preprocess((list) => list ?? [], lenientList(orderSchema, HISTORY_PATH)),
  total: z.number().int().nonnegative().catch(0),
});

/** A page of the caller's orders, newest first. @throws ApiError `unsupported` without this call */
export async function fetchOrderHistory(caller: Caller, { page, pageSize }: HistoryQuery) {
  const path = `${HISTORY_PATH}?page=${page}&pageSize=${pageSize}`;
  const answer = await asExtension(callProductApi(path, { ...caller, schema: historySchema }));
  const seen = (page - 1) * pageSize + answer.data.length;
  return { orders: answer.data, total: Math.max(answer.total, answer.data.length > 0 ? seen : 0) };
}

/** The contract asks for a 200 alone; the bundled API's carries the order. */
const cancelledSchema = z
  .object({ data: orderSchema.optional().catch(undefined) })
  .catch({ data: undefined });

/** The order as it is then, if it is told. @throws ApiError `conflict`; `unsupported` without this call */
export async function cancelOrder(caller: Caller, id: string): Promise<Order | undefined> {
  const path = apiPath`/api/transactions/${id}/cancel`;
  const request = { ...caller, method: 'POST', schema: cancelledSchema } as const;
  return (await asExtension(callProductApi(path, request))).data;
}
