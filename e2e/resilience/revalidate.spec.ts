import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { CHANGING_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { expectSoon, SOON_MS, settle, visit } from '@/e2e/support/steps/cached-pages';

// One shop lives through all of it, in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: CHANGING_SHOP.siteUrl });
// Eleven pages that were built without a catalogue heal first.
test.setTimeout(120_000);

/** Reef Runner, in both languages, where its price is told. */
const SHOWING = ['/men/7', '/id/men/7', '/men', '/id/men'];
/** Pages that tell nothing of it. */
const OTHERS = ['/woman', '/id/woman', '/woman/9', '/id/woman/9', '/woman/catalog', '/login', '/id/register'];

const BEHIND_PORT = CHANGING_SHOP.apiPort + 5;
const servers: Server[] = [];

test.beforeAll(async () => {
  servers.push(
    await startServer({
      name: 'changing-api-behind',
      module: 'e2e/support/stubs/foreign-api/server.mjs',
      env: { PORT: String(BEHIND_PORT) },
    }),
    await startServer({
      name: 'changing-api',
      module: 'e2e/support/stubs/changing-api/server.mjs',
      env: { PORT: String(CHANGING_SHOP.apiPort), BEHIND: `http://127.0.0.1:${BEHIND_PORT}` },
    }),
    await startStorefront(CHANGING_SHOP, { PRODUCT_API_URL: CHANGING_SHOP.apiUrl, REVALIDATE_SECRET }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function change(request: APIRequestContext, pane: object) {
  const answer = await request.put(`${CHANGING_SHOP.apiUrl}/pane`, { data: pane });
  expect(answer.status()).toBe(204);
}

function revalidate(request: APIRequestContext, tags: string[], secret = REVALIDATE_SECRET) {
  return request.post('/api/revalidate', { data: { tags }, headers: { authorization: `Bearer ${secret}` } });
}

async function expectKept(request: APIRequestContext, paths: string[]) {
  for (const path of paths) expect((await visit(request, path)).cached, path).toBe(true);
}

test('a changed price is told at once where it is told, and no other page is made anew', async ({
  request,
}) => {
  await settle(request, [...SHOWING, ...OTHERS]);
  await change(request, { products: { 7: { price: 465_000 } } });
  const answer = await revalidate(request, ['products']);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ data: { changedProducts: 1 } });

  await expectSoon(request, SHOWING, 'Rp. 465.000');
  await expectKept(request, OTHERS);
});

test('nothing is made anew when nothing has changed', async ({ request }) => {
  await settle(request, SHOWING);
  const answer = await revalidate(request, ['products', 'items', 'sizes', 'variants', 'categories']);
  expect(await answer.json()).toEqual({ data: { changedProducts: 0 } });
  await expectKept(request, SHOWING);
});

test('without the secret, or for things nobody knows, nothing happens', async ({ request }) => {
  await settle(request, SHOWING);
  await change(request, { products: { 7: { price: 470_000 } } });
  for (const [answer, status, code] of [
    [await request.post('/api/revalidate', { data: { tags: ['products'] } }), 401, 'unauthenticated'],
    [await revalidate(request, ['products'], 'guessed-guessed-guessed'), 401, 'unauthenticated'],
    [await revalidate(request, ['prices']), 422, 'rejected'],
    [await request.get('/api/revalidate'), 405, 'method_not_allowed'],
  ] as const) {
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ status: 'error', code });
  }
  await expectKept(request, SHOWING);
});

test('while the product API is away every page stays, and follows when it is back', async ({ request }) => {
  await settle(request, [...SHOWING, ...OTHERS]);
  await change(request, { answers: false });
  const refused = await revalidate(request, ['products', 'items']);
  expect(refused.status()).toBe(503);
  expect(await refused.json()).toMatchObject({ status: 'error', code: 'unavailable' });
  await expectKept(request, [...SHOWING, ...OTHERS]);
  for (const path of SHOWING) expect((await visit(request, path)).html, path).toContain('Rp. 465.000');

  await change(request, { answers: true, products: { 7: { price: 480_000 } } });
  expect((await revalidate(request, ['products'])).status()).toBe(200);
  await expectSoon(request, SHOWING, 'Rp. 480.000');
});

test('a size that sells out is told on the product’s page', async ({ request }) => {
  await settle(request, ['/men/7', '/id/men/7', ...OTHERS]);
  await change(request, { items: { 71: { stock: 0 } } });
  expect((await revalidate(request, ['items'])).status()).toBe(200);
  await expectSoon(request, ['/men/7'], 'Sold out');
});

test('a new product is listed and found, and gone again when it is gone', async ({ request }) => {
  const monsoon = { id: 'Monsoon', name: 'Monsoon', price: 510_000, variantId: 3, isFeatured: true };
  expect((await visit(request, '/men/monsoon')).status).toBe(404);
  await settle(request, ['/men', '/id/men']);
  await change(request, { added: [monsoon] });
  expect((await revalidate(request, ['products'])).status()).toBe(200);
  await expectSoon(request, ['/men', '/id/men', '/men/monsoon'], 'Rp. 510.000');

  await change(request, { added: [] });
  expect((await revalidate(request, ['products'])).status()).toBe(200);
  await expect
    .poll(async () => (await visit(request, '/men')).html.includes('Monsoon'), { timeout: SOON_MS })
    .toBe(false);
  await expect
    .poll(async () => (await visit(request, '/men/monsoon')).status, { timeout: SOON_MS })
    .toBe(404);
  for (let again = 0; again < 5; again += 1) {
    const gone = await visit(request, '/men/monsoon');
    expect(gone).toMatchObject({ status: 404, html: expect.stringContaining('noindex') });
  }
});
