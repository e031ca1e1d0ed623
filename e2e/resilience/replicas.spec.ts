import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { Client } from 'pg';
import { Trouble } from '@/e2e/support/checks/trouble';
import type { Stand } from '@/e2e/support/servers/replicas/open-replicas';
import { openTestStand, releaseOf } from '@/e2e/support/servers/stand';
import { ON_FIXED_CLOCK } from '@/e2e/support/servers/start-server';
import { CARDS } from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { customerOfStand } from '@/e2e/support/steps/stand-customer';

// One stand for all of it.
test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

/** One of each kind. */
const KILLED = ['storefront-1', 'api-2', 'redis', 'postgresql', 'nginx', 'mail'];
const ITEM = { itemId: 'uluwatu-elite-pro-32', sizeId: '32', quantity: 1 };
const HEAL_MS = 20_000;

let stand: Stand;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  stand = await openTestStand(await releaseOf('without-catalogue'), {
    env: { NODE_OPTIONS: ON_FIXED_CLOCK },
  });
});
test.afterAll(() => stand?.stop());

/** What a patient shopper does: the same again until it is answered. */
const again = <T>(call: () => Promise<T>): Promise<T> => {
  let result: { is: T } | undefined;
  return expect(async () => {
    result = { is: await call() };
  })
    .toPass({ timeout: HEAL_MS, intervals: [100] })
    .then(() => {
      if (!result) throw new Error('It was never answered');
      return result.is;
    });
};

function kill(name: string): void {
  const pid = stand.running.find((one) => one.name === name)?.pid();
  if (!pid) throw new Error(`There is no ${name}`);
  process.kill(pid, 'SIGKILL');
}

/** Buys a piece by the handlers that the pages call; each call carries the key by which its repeat is known. */
async function buy(request: APIRequestContext, killed: string): Promise<string> {
  const key = randomUUID();
  const post = (path: string, data: object, headers: Record<string, string> = {}) =>
    again(async () => {
      const answer = await request.post(path, { data, headers: { origin: stand.siteUrl, ...headers } });
      expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
      return answer.json();
    });

  kill(killed);
  await again(async () => expect((await request.get('/men/uluwatu-elite-pro')).status()).toBe(200));
  await post('/api/cart/add', ITEM, { 'idempotency-key': key });
  const { data: cart } = await again(async () => {
    const answer = await request.get('/api/cart');
    expect(answer.status()).toBe(200);
    return answer.json();
  });
  const { data: order } = await post('/api/checkout', HOME_IN_CANGGU, {
    'idempotency-key': cart.checkoutKey,
  });
  await post(`/payment/page/${order.snapToken}/charge`, { number: CARDS.paid, expiry: '12/39', cvv: '123' });
  return order.id;
}

/** What the database holds of the orders, and of the pieces that are left. */
async function books() {
  const client = new Client({ connectionString: stand.databaseUrl });
  await client.connect();
  try {
    const { rows: orders } = await client.query('select id, status from orders');
    const { rows: stock } = await client.query('select stock from items where id = $1', [ITEM.itemId]);
    return { orders, pieces: stock[0].stock };
  } finally {
    await client.end();
  }
}

test('a customer buys through the proxy while one process of each kind is killed, and each order is there, once', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: stand.siteUrl, ignoreHTTPSErrors: true });
  const { email, password } = await customerOfStand(stand);
  const login = { data: { email, password }, headers: { origin: stand.siteUrl } };
  expect((await request.post('/api/users/login', login)).status()).toBe(200);
  const before = await books();

  const ids: string[] = [];
  for (const name of KILLED) ids.push(await test.step(`without ${name}`, () => buy(request, name)));

  await expect
    .poll(async () => (await books()).orders.map(({ id, status }) => `${id} ${status}`).sort())
    .toEqual(ids.map((id) => `${id} paid`).sort());
  expect((await books()).pieces).toBe(before.pieces - KILLED.length);
  await request.dispose();
});

test('its pages name the origin it is served at, and the proxy keeps them', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: stand.siteUrl, ignoreHTTPSErrors: true });
  const page = async () => await request.get('/men');
  const first = await page();
  expect(await first.text()).toContain(`<link rel="canonical" href="${stand.siteUrl}/men"/>`);
  expect(await first.text()).not.toContain('http://localhost');
  expect((await page()).headers()['x-cache']).toBe('HIT');
  await request.dispose();
});

test('its product pictures and RSC payloads come by the same origin', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: stand.siteUrl, ignoreHTTPSErrors: true });
  const html = await (await request.get('/men/uluwatu-elite-pro')).text();
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)];
  expect(pictures.length).toBeGreaterThan(5);
  for (const [, escaped = ''] of pictures) {
    const src = escaped.replaceAll('&amp;', '&');
    expect(src).toMatch(/^\//);
    expect((await request.get(src)).status(), src).toBe(200);
  }
  const payload = await request.get('/login?_rsc=1', { headers: { rsc: '1' } });
  expect(payload.status()).toBe(200);
  expect(payload.headers()['content-type']).toContain('text/x-component');
  await request.dispose();
});

test('a visitor goes from a listing to a product and sees its pictures, and the browser finds nothing wrong', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: stand.siteUrl, ignoreHTTPSErrors: true });
  const trouble = new Trouble(context, stand.siteUrl);
  const page = await context.newPage();
  await page.goto('/men');
  await page.getByRole('main').getByRole('link', { name: 'Uluwatu Elite Pro' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu Elite Pro' })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Size Not Selected' })).toBeVisible();
  expect(trouble.report()).toEqual([]);
  await context.close();
});

test('all servers are started anew, one after the other, without one failed request', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: stand.siteUrl, ignoreHTTPSErrors: true });
  const statuses = new Set<number>();
  const ask = async () => statuses.add((await request.get(`/api/session?${randomUUID()}`)).status());
  const askAll = () => Promise.all([ask(), ask(), ask(), ask()]);
  for (const one of stand.running.filter(({ name }) => /^(storefront|api)-/.test(name))) {
    const stopped = one.pid();
    process.kill(stopped, 'SIGTERM');
    while (one.pid() === stopped || !(await one.isReady())) await askAll();
  }
  expect([...statuses]).toEqual([200]);
  await request.dispose();
});
