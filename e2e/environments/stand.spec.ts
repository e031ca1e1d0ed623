import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { Client } from 'pg';
import { builtFolder, prepareBuild } from '@/e2e/servers/builds';
import { PICTURE_EFFORT, STAND_PORT } from '@/e2e/servers/environments';
import { logFile, ON_FIXED_CLOCK } from '@/e2e/servers/start-server';
import { type Customer, HOME_IN_CANGGU, newCustomer } from '@/e2e/shoppers/customer';
import { CARDS } from '@/e2e/steps/buying';
import { readEnv } from '@/lib/env';
import { makeRelease } from '@/scripts/release/make-release';
import { openStand, type Stand } from '@/scripts/stand/open-stand';

// One stand for all of it.
test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

/** One of each kind. */
const KILLED = ['storefront-1', 'api-2', 'redis', 'postgresql', 'nginx', 'mail'];
const ITEM = { itemId: 'uluwatu-elite-pro-32', sizeId: '32', quantity: 1 };
const HEAL_MS = 20_000;
/** The proxy leaves a server that was away alone for a second. */
const NOTICED_MS = 1_500;

let stand: Stand;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await prepareBuild('without-catalogue');
  const env = { ...readEnv({ PICTURE_EFFORT }), NEXT_DIST_DIR: '.tmp' };
  const release = await makeRelease(env, builtFolder('without-catalogue').slice('.tmp/'.length));
  stand = await openStand(release, STAND_PORT, {
    onLine: (name, line) => void appendFile(logFile('stand'), `${name} | ${line}\n`),
    env: { NODE_OPTIONS: ON_FIXED_CLOCK, TEST_CLOCK_OFFSET: process.env.TEST_CLOCK_OFFSET ?? '0' },
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

/** The token in the mail to an address, which the mail catcher has as it was sent. */
const tokenMailedTo = (email: string) =>
  again(async () => {
    const names = await readdir(stand.mails);
    const mails = await Promise.all(names.map((name) => readFile(join(stand.mails, name), 'utf8')));
    const plain = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    const token = /verify-email\?token=([\w-]+)/.exec(
      plain.find((mail) => mail.includes(`To: ${email}`)) ?? '',
    );
    expect(token).not.toBeNull();
    return token?.[1] ?? '';
  });

async function register(request: APIRequestContext): Promise<Customer> {
  const customer = newCustomer();
  const registered = await request.post(`${stand.productApiUrl}/api/users/register`, { data: customer });
  expect(registered.status(), await registered.text()).toBe(201);
  const verified = await request.post(
    `${stand.productApiUrl}/api/users/verify-email/${await tokenMailedTo(customer.email)}`,
    { data: { password: customer.password } },
  );
  expect(verified.status(), await verified.text()).toBe(200);
  return customer;
}

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
  const { email, password } = await register(request);
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
    const noticed = performance.now() + NOTICED_MS;
    while (performance.now() < noticed) await askAll();
  }
  expect([...statuses]).toEqual([200]);
  await request.dispose();
});
