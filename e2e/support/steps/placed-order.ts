import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { HOME_IN_CANGGU, type ShippingAddress } from './customer';

const placedSchema = z.object({ data: z.object({ id: z.string() }) });

/**
 * An order of one piece, by the handlers that the pages call, without a page; it waits for its payment.
 * @param request of a browser that has logged in
 * @param item such as `balangan-essential-34`
 * @returns its id
 */
export async function placedOrder(
  request: APIRequestContext,
  item: string,
  address: ShippingAddress = HOME_IN_CANGGU,
): Promise<string> {
  const sizeId = item.slice(item.lastIndexOf('-') + 1);
  const added = await request.post('/api/cart/add', { data: { itemId: item, sizeId, quantity: 1 } });
  expect(added.status(), await added.text()).toBe(201);
  const bought = await request.post('/api/checkout', { data: address });
  expect(bought.status(), await bought.text()).toBe(200);
  return placedSchema.parse(await bought.json()).data.id;
}
