import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Customer } from '@/e2e/support/steps/customer';
import { type CartLine, cartLineSchema } from '@/lib/contract/cart';
import { type Order, orderSchema } from '@/lib/contract/order';
import { readAtApi, signInAtApi } from './api-side';
import { type Goods, stockOf } from './goods';

const cartSchema = z.object({ items: z.array(cartLineSchema) });

/** Orders that hold pieces: they are set aside, or sold. */
const HOLDING = ['pending', 'paid'];

/** What the API has on its books about a customer. */
export async function readBooks(customer: Customer): Promise<{ cart: CartLine[]; orders: Order[] }> {
  const token = await signInAtApi(customer);
  const [{ items: cart }, orders] = await Promise.all([
    readAtApi('/api/cart', token, cartSchema),
    readAtApi('/api/transactions/history', token, z.array(orderSchema)),
  ]);
  return { cart, orders };
}

/**
 * What holds whatever went wrong: a line an item, one open order at most, sums that are the sums of their lines, and
 * not a piece lost or made.
 */
export async function expectSoundBooks(customer: Customer, goods: Goods): Promise<void> {
  const { cart, orders } = await readBooks(customer);
  const inCart = cart.map(({ itemId }) => itemId);
  expect(new Set(inCart).size, 'no line is doubled').toBe(inCart.length);
  const open = orders.filter(({ status }) => status === 'pending');
  expect(open.length, 'open orders').toBeLessThanOrEqual(1);
  for (const { id, total, lines } of orders) {
    const sum = lines.reduce((before, { price, quantity }) => before + price * quantity, 0);
    expect(total, `the sum of order ${id}`).toBe(sum);
  }
  const held = orders
    .filter(({ status }) => HOLDING.includes(status))
    .flatMap(({ lines }) => lines)
    .filter(({ itemId }) => itemId === goods.itemId)
    .reduce((before, { quantity }) => before + quantity, 0);
  expect(await stockOf(goods), `pieces left of ${goods.itemId}`).toBe(goods.stock - held);
}
