import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { getLogFilePath } from '@/e2e/support/servers/start-server';
import { confirmEmailAddress, logIn, registerCustomer } from '@/e2e/support/steps/account';
import { addToCart, goToPayment, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS, createCustomer, readSessionToken } from '@/e2e/support/steps/customer';
import { waitForEmailedLink } from '@/e2e/support/steps/emails';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;

const readLogs = () =>
  Promise.all(
    [SHARED_SHOP.name, `${SHARED_SHOP.name}-api`].map((name) => readFile(getLogFilePath(name), 'utf8')),
  );

/** Records the headers and bodies of all responses to a browser. */
function recordResponses(context: BrowserContext) {
  const recorded: Promise<string>[] = [];
  context.on('response', (response) => {
    const read = async () => {
      const headers = JSON.stringify(await response.headersArray());
      // A redirect, or a response to a page that was left, has no body.
      const body = await response.body().catch(() => Buffer.alloc(0));
      return `${response.request().method()} ${response.url()}\n${headers}\n${body.toString('utf8')}`;
    };
    recorded.push(read());
  });
  return () => Promise.all(recorded);
}

test('the API token and address reach neither browser nor logs, and customers are not in the logs', async ({
  page,
  context,
}) => {
  const customer = createCustomer();
  const recorded = recordResponses(context);
  await page.goto('/register');
  await registerCustomer(page, words, customer);
  const link = await waitForEmailedLink(customer.email, 'verify-email');
  await confirmEmailAddress(page, words, link, customer.password);
  await logIn(page, words, customer);
  await page.goto('/woman/senja-swimsuit');
  await page.getByRole('banner').getByRole('link', { name: 'MEN', exact: true }).click();
  const product = page.getByRole('main').getByRole('link', { name: /Uluwatu Elite Pro/ });
  await product.first().click();
  await addToCart(page, words, '36');
  await goToPayment(page, words);
  const token = await readSessionToken(context.request);
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);

  const headers = { authorization: `Bearer ${token}` };
  const profile = await context.request.get(`${SHARED_SHOP.apiUrl}/api/users/profile`, { headers });
  expect(profile.status(), 'the token is valid').toBe(200);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const responses = await recorded();
  expect(responses.length).toBeGreaterThan(40);
  expect(responses.some((response) => /^GET .*_rsc=/.test(response))).toBe(true);
  const api = `127.0.0.1:${SHARED_SHOP.apiPort}`;
  for (const secret of [token, api, `localhost:${SHARED_SHOP.apiPort}`]) {
    const leaks = responses.filter((response) => response.includes(secret));
    expect(leaks.map((response) => response.slice(0, 120))).toEqual([]);
    expect(stored).not.toContain(secret);
  }

  const { firstName, email, phone, password } = customer;
  const { address, receiptName } = CANGGU_ADDRESS;
  const personal = [firstName, email, encodeURIComponent(email), phone, phone.replaceAll(' ', '')];
  const [shopLog = '', apiLog = ''] = await readLogs();
  for (const secret of [token, ...personal, password, address, receiptName]) {
    expect(shopLog).not.toContain(secret);
    expect(apiLog).not.toContain(secret);
  }
});

/** Sends the beginning of a request and closes the connection. */
function abortRequest(site: string, path: string): Promise<void> {
  const { hostname, port, host } = new URL(site);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}{"email":`, () => setTimeout(() => socket.resetAndDestroy(), 200));
    });
    socket.once('close', () => resolve());
  });
}

test('a client that disconnects is not logged as an error', async ({ request }) => {
  for (const path of ['/api/users/login', '/payment/charge', '/api/nothing']) {
    await abortRequest(SHARED_SHOP.siteUrl, path);
    await abortRequest(SHARED_SHOP.apiUrl, path);
  }
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
  for (const log of await readLogs()) expect(log).not.toMatch(/Error: aborted|ECONNRESET|socket hang up/);
});

test('a failed login and a request of another site are logged without names', async ({ request }) => {
  const data = { email: 'somebody.who.guesses@example.com', password: 'a guess of mine' };
  expect((await request.post('/api/users/login', { data })).status()).toBe(401);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await request.delete('/api/users/logout', { headers })).status()).toBe(403);
  const [shopLog = '', apiLog = ''] = await readLogs();
  expect(shopLog).toMatch(/"route":"POST \/api\/users\/login","code":"unauthenticated"/);
  expect(shopLog).toMatch(/"route":"DELETE \/api\/users\/logout","code":"forbidden"/);
  expect(shopLog + apiLog).not.toMatch(/somebody\.who\.guesses|a guess of mine/);
});
