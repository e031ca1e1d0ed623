import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import type { Goods } from './goods';

const orderedSchema = z.object({ data: z.object({ id: z.string() }) });

/** Puts a piece into the cart of who is logged in, by the handler that the page calls. */
export async function fillCart(request: APIRequestContext, { itemId, sizeId }: Goods): Promise<void> {
  const added = await request.post('/api/cart/add', { data: { itemId, sizeId, quantity: 1 } });
  expect(added.status(), await added.text()).toBe(201);
}

/** Orders a piece; the order waits for its payment. @returns its id */
export async function placeOrder(request: APIRequestContext, goods: Goods): Promise<string> {
  await fillCart(request, goods);
  const ordered = await request.post('/api/checkout', { data: HOME_IN_CANGGU });
  expect(ordered.status(), await ordered.text()).toBe(200);
  return orderedSchema.parse(await ordered.json()).data.id;
}
