import { z } from 'zod';
import { testAddress } from '@/backend/test/logged-in-customer';

const createdSchema = z.object({ data: z.object({ id: z.string(), snap_token: z.string() }) });
const orderSchema = z.object({
  data: z.object({
    status: z.string(),
    transaction_items: z.array(z.object({ itemId: z.string(), quantity: z.number() })),
  }),
});
const itemsSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), name: z.string(), size: z.object({ id: z.string() }), stock: z.number() }),
  ),
});
const cartSchema = z.object({ data: z.object({ items: z.array(z.unknown()) }) });

const GOOD_CARD = { number: '4811 1111 1111 1114', expiry: '12/99', cvv: '123' };

export type Item = z.infer<typeof itemsSchema>['data'][number];

/**
 * Returns functions that send a storefront's requests for one customer over HTTP. Each throws if the backend
 * dies before its response.
 */
export function createHttpShopper(base: string, token: string) {
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        connection: 'close',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (!response.ok)
      throw new RejectedRequestError(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
    return json;
  }
  return {
    items: async () => itemsSchema.parse(await call('GET', '/api/items')).data,
    saveAddress: () => call('POST', '/api/users/address', testAddress),
    addToCart: (item: Item, quantity: number) =>
      call('POST', '/api/cart/add', { itemName: item.name, itemId: item.id, sizeId: item.size.id, quantity }),
    createOrder: async (key: string) =>
      createdSchema.parse(
        await call('POST', '/api/transactions/create', undefined, { 'idempotency-key': key }),
      ).data,
    clearCart: () => call('DELETE', '/api/cart/clear'),
    countCartLines: async () => cartSchema.parse(await call('GET', '/api/cart')).data.items.length,
    pay: (snapToken: string) => call('POST', `/payment/page/${snapToken}/charge`, GOOD_CARD),
    order: async (id: string) => orderSchema.parse(await call('GET', `/api/transactions/${id}`)).data,
  };
}
export type Shopper = ReturnType<typeof createHttpShopper>;

/** The error when the backend is running and rejects a request. */
export class RejectedRequestError extends Error {}
