import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { anItem, loggedInVisitor, type Visitor } from '@/e2e/support/steps/visitor';
import { orderSchema } from '@/lib/contract/order';

const cartSchema = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) }),
});
const checkoutSchema = z.object({ data: z.object({ id: z.string(), snapToken: z.string() }) });

async function fillCart({ request }: Visitor, name?: string) {
  const { itemId, sizeId } = await anItem(request, name);
  const answer = await request.post('/api/cart/add', { data: { itemId, sizeId, quantity: 1 } });
  expect(answer.status()).toBe(201);
  const { data } = cartSchema.parse(await answer.json());
  return data.items[0]?.id ?? '';
}

let owner: Visitor;
let thief: Visitor;
test.beforeAll(async () => {
  [owner, thief] = await Promise.all([loggedInVisitor(), loggedInVisitor()]);
});
test.afterAll(() => Promise.all([owner, thief].map(({ request }) => request.dispose())));

test('a line of another’s cart can neither be changed nor taken away', async () => {
  const line = await fillCart(owner);
  for (const answer of [
    await thief.request.patch(`/api/cart/items/${line}`, { data: { quantity: 9 } }),
    await thief.request.delete(`/api/cart/remove/${line}`),
    await thief.request.delete(`/api/cart/remove/${encodeURIComponent(`../remove/${line}`)}`),
    await thief.request.delete(`/api/cart/remove/x%2F..%2F..%2Fclear`),
    await thief.request.delete('/api/cart/remove/%2e%2e'),
  ]) {
    expect([400, 404, 405], answer.url()).toContain(answer.status());
    expect(await answer.text()).not.toContain(line);
  }
  const { data } = cartSchema.parse(await (await owner.request.get('/api/cart')).json());
  expect(data.items).toEqual([expect.objectContaining({ id: line, quantity: 1 })]);
});

test('another’s order, its receipt and its payment are as if there were none', async () => {
  await fillCart(owner, 'Bingin Elite Pro');
  const paid = await owner.request.post('/api/checkout', { data: HOME_IN_CANGGU });
  const { id, snapToken } = checkoutSchema.parse(await paid.json()).data;
  const own = await owner.request.get(`/api/transactions/${id}`);
  expect(orderSchema.parse((await own.json()).data).id, 'the owner sees it').toBe(id);

  const nothing = await thief.request.get('/api/transactions/no-such-order');
  const words = await nothing.text();
  for (const path of [
    `/api/transactions/${id}`,
    `/api/transactions/${id.toUpperCase()}`,
    `/api/transactions/%20${id}`,
  ]) {
    const answer = await thief.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), 'the same words as for none').toBe(words);
  }
  const [cancelled, nobodys] = await Promise.all(
    [id, 'no-such-order'].map((one) => thief.request.post(`/api/transactions/${one}/cancel`)),
  );
  expect(cancelled?.status()).toBe(404);
  expect(await cancelled?.text()).toBe(await nobodys?.text());
  for (const path of ['/api/transactions', '/api/transactions/history']) {
    const text = await (await thief.request.get(path)).text();
    expect(text).not.toContain(id);
    expect(text).not.toContain(snapToken);
  }
  const still = await owner.request.get(`/api/transactions/${id}`);
  expect((await still.json()).data.status).toBe('pending');
});

test('who is not logged in gets none of it', async ({ request }) => {
  for (const path of ['/api/cart', '/api/transactions', '/api/transactions/1', '/api/users/profile']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'unauthenticated' });
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});
