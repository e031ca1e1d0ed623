import { z } from 'zod';
import { cartSchema } from '@/lib/contract/cart';
import { wireOrderSchema } from '@/lib/contract/order';
import { getCartLines, getElementModulo } from './cart-actions';
import type { OrderRow } from './database-state';
import type { Customer } from './seed-shop';
import type { TestAction, TestWorld } from './test-world';

const cartResponse = z.object({ data: cartSchema });
const orderResponse = z.object({ data: wireOrderSchema.nullable() });

function expectOrder(json: unknown, order: OrderRow | undefined): void {
  const shown = orderResponse.parse(json).data;
  expect(shown && { id: shown.id, status: shown.status, total: shown.total }).toEqual(
    order ? { id: order.id, status: order.status, total: order.total } : null,
  );
}

/** Reads the cart and expects the current prices in the response. */
function readCart(world: TestWorld, customer: Customer): TestAction {
  const prices = new Map(world.books.items.map(({ id, price }) => [id, price]));
  const lines = getCartLines(world, customer);
  const totalPrice = lines.reduce(
    (sum, { itemId, quantity }) => sum + (prices.get(itemId) ?? 0) * quantity,
    0,
  );
  return {
    statuses: [200],
    cause: {},
    run: () => world.call('GET', '/api/cart', { token: customer.token }),
    verify: ({ json }) => {
      const { data } = cartResponse.parse(json);
      expect(data.totalPrice).toBe(totalPrice);
      expect(data.items.map(({ id, quantity }) => `${id} ${quantity}`).toSorted()).toEqual(
        lines.map(({ id, quantity }) => `${id} ${quantity}`).toSorted(),
      );
    },
  };
}

/** Reads the cart, the latest order, and any order, which may belong to another customer. */
export function readCartAndOrders(world: TestWorld, customer: Customer, index: number): TestAction[] {
  const { orders } = world.books;
  const latest = orders.findLast(({ customerId }) => customerId === customer.id);
  const any = getElementModulo(orders, index);
  const isOwn = any?.customerId === customer.id;
  const token = { token: customer.token };
  return [
    readCart(world, customer),
    {
      statuses: [200],
      cause: {},
      run: () => world.call('GET', '/api/transactions/', token),
      verify: ({ json }) => expectOrder(json, latest),
    },
    {
      statuses: [isOwn ? 200 : 404],
      cause: {},
      run: () => world.call('GET', `/api/transactions/${any?.id ?? 'none'}`, token),
      verify: ({ json }) => expectOrder(json, any),
    },
  ];
}
