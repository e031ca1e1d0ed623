import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ALL_PAGES, getPagePath } from '@/e2e/support/all-pages';
import {
  addToCartByApi,
  CANGGU_ADDRESS,
  createLoggedInCustomer,
  type LoggedInCustomer,
  placeOrderByApi,
} from '@/e2e/support/steps/customer';

const cartSchema = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) }),
});
/** A first name that no page contains by itself. */
const NAME = 'Kucingbelang';

let owner: LoggedInCustomer;
let thief: LoggedInCustomer;
test.beforeAll(async () => {
  [owner, thief] = await Promise.all([createLoggedInCustomer(), createLoggedInCustomer()]);
});
test.afterAll(() => Promise.all([owner, thief].map(({ request }) => request.dispose())));

test('a customer cannot change or remove a line of another cart', async () => {
  await addToCartByApi(owner.request, 'Uluwatu Elite Pro');
  const readLines = async () =>
    cartSchema.parse(await (await owner.request.get('/api/cart')).json()).data.items;
  const [line] = await readLines();
  const id = line?.id ?? '';
  for (const response of [
    await thief.request.patch(`/api/cart/items/${id}`, { data: { quantity: 9 } }),
    await thief.request.delete(`/api/cart/remove/${id}`),
    await thief.request.delete(`/api/cart/remove/${encodeURIComponent(`../remove/${id}`)}`),
    await thief.request.delete(`/api/cart/remove/x%2F..%2F..%2Fclear`),
    await thief.request.delete('/api/cart/remove/%2e%2e'),
  ]) {
    expect([400, 404, 405], response.url()).toContain(response.status());
    expect(await response.text()).not.toContain(id);
  }
  expect(await readLines()).toEqual([expect.objectContaining({ id, quantity: 1 })]);
});

test('the order of another customer is the same 404 as an unknown one', async () => {
  const { id, snapToken } = await placeOrderByApi(owner.request, 'Bingin Elite Pro');
  expect((await owner.request.get(`/api/transactions/${id}`)).status(), 'the owner').toBe(200);
  const unknown = await (await thief.request.get('/api/transactions/no-such-order')).text();
  for (const path of [id, id.toUpperCase(), `%20${id}`].map((one) => `/api/transactions/${one}`)) {
    const response = await thief.request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(unknown);
  }
  expect((await thief.request.post(`/api/transactions/${id}/cancel`)).status()).toBe(404);
  for (const path of ['/api/transactions', '/api/transactions/history']) {
    const text = await (await thief.request.get(path)).text();
    expect(text).not.toContain(id);
    expect(text).not.toContain(snapToken);
  }
  const order = await (await owner.request.get(`/api/transactions/${id}`)).json();
  expect(order.data.status).toBe('pending');
});

test('a visitor gets no personal data, and no cache keeps it', async ({ request }) => {
  for (const path of [
    '/api/cart',
    '/api/users/profile',
    '/api/users/address',
    '/api/transactions',
    '/api/transactions/history',
  ]) {
    const refused = await request.get(path);
    expect(refused.status(), path).toBe(401);
    expect(await refused.json()).toMatchObject({ status: 'error', code: 'unauthenticated' });
    expect(refused.headers()['cache-control'], path).toContain('no-store');
    const own = await owner.request.get(path);
    expect(own.status(), path).toBe(200);
    expect(own.headers()['cache-control'], path).toBe('private, no-store');
    expect(own.headers().vary, path).toMatch(/\bcookie\b/i);
  }
});

/** Removes the random id that Next.js gives to each rendering of a page on demand. */
const withoutRenderId = (html: string) => html.replace(/\\"[\w-]{21}[vm]\\"/g, '');

test('pages are the same for everybody: no cookie and no data of a customer', async ({ request }) => {
  test.setTimeout(120_000);
  const { customer, request: known } = await createLoggedInCustomer();
  await known.patch('/api/users/profile', { data: { firstName: NAME } });
  const { id } = await placeOrderByApi(known, 'Balangan Essential', { ...CANGGU_ADDRESS, receiptName: NAME });
  for (const page of ALL_PAGES) {
    const address = getPagePath(page, page.name.length % 2 === 0 ? 'en' : 'id');
    // The page may be revalidated between the two requests.
    await expect(async () => {
      const [response, anonymous] = await Promise.all([known.get(address), request.get(address)]);
      const html = await response.text();
      for (const secret of [NAME, customer.email, id])
        expect(html.includes(secret), `${secret} in ${address}`).toBe(false);
      expect(response.headers()['set-cookie'], address).toBeUndefined();
      expect(response.headers().vary ?? '', address).not.toMatch(/cookie/i);
      const isSame = withoutRenderId(html) === withoutRenderId(await anonymous.text());
      expect(isSame, `${address} is the same for a visitor`).toBe(true);
    }).toPass({ timeout: 10_000 });
  }
  await known.dispose();
});
