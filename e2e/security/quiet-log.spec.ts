import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { logFile } from '@/e2e/support/servers/start-server';

const logs = () =>
  Promise.all([SHOP.name, `${SHOP.name}-api`].map((name) => readFile(logFile(name), 'utf8')));

/** Sends the beginning of a request to one of the servers, and goes. */
function leaveInTheMiddle(site: string, path: string): Promise<void> {
  const { hostname, port, host } = new URL(site);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}{"email":`, () => setTimeout(() => socket.resetAndDestroy(), 200));
    });
    socket.once('close', () => resolve());
  });
}

test('who goes in the middle of a request leaves nothing in the logs', async ({ request }) => {
  for (const path of ['/api/users/login', '/api/newsletter/subscribe', '/payment/charge', '/api/nothing']) {
    await leaveInTheMiddle(SHOP.siteUrl, path);
    await leaveInTheMiddle(SHOP.apiUrl, path);
  }
  // By the time it is answered the former are over.
  expect((await request.get(`${SHOP.siteUrl}/api/health?ready=1`)).status()).toBe(200);
  for (const log of await logs()) expect(log).not.toMatch(/Error: aborted|ECONNRESET|socket hang up/);
});

test('a failed login and a write of another site leave a line each, which names nobody', async ({
  request,
}) => {
  const data = { email: 'somebody.who.guesses@example.com', password: 'a guess of mine' };
  expect((await request.post(`${SHOP.siteUrl}/api/users/login`, { data })).status()).toBe(401);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await request.delete(`${SHOP.siteUrl}/api/users/logout`, { headers })).status()).toBe(403);

  const [shop = '', api = ''] = await logs();
  expect(shop).toMatch(
    /"route":"POST \/api\/users\/login","code":"unauthenticated","client":"[^"]+","account":"[0-9a-f]{12}","msg":"refused"/,
  );
  expect(shop).toMatch(/"route":"DELETE \/api\/users\/logout","code":"forbidden"/);
  expect(api).toMatch(/"path":"\/api\/users\/login","status":401,/);
  expect(shop + api).not.toMatch(/somebody\.who\.guesses|a guess of mine/);
});

test('what goes on to the payment provider leaves no warning', async ({ request }) => {
  expect((await request.get(`${SHOP.siteUrl}/payment/snap.js`)).status()).toBe(200);
  for (const log of await logs()) expect(log).not.toContain('MaxListenersExceededWarning');
});
