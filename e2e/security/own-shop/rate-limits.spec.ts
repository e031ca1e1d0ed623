import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test';
import { sealData } from 'iron-session';
import { RATE_LIMITS_SHOP, SESSION_SECRET } from '@/e2e/support/servers/environments';
import { setUpServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import {
  createLoggedInCustomer,
  createVerifiedCustomer,
  readSessionCookie,
} from '@/e2e/support/steps/customer';

// The tests share the counters of one shop, so they run in this order.
test.describe.configure({ mode: 'serial' });

const SITE = `http://localhost:${RATE_LIMITS_SHOP.port}`;
let request: APIRequestContext;
setUpServers(async (servers) => {
  servers.push(
    await startStorefront(RATE_LIMITS_SHOP, {
      TRUST_PROXY: '1',
      HOST: '127.0.0.1',
      SESSION_SECRET: 'the-secret-after-the-change-0123456789abcdef',
      SESSION_SECRET_OLD: SESSION_SECRET,
    }),
  );
  request = await playwrightRequest.newContext({ baseURL: SITE });
  servers.push({ stop: () => request.dispose() });
});

test('a shop behind a proxy listens on the configured address only', async () => {
  const reach = (host: string) => fetch(`http://${host}:${RATE_LIMITS_SHOP.port}/api/health`);
  expect((await reach('127.0.0.1')).status).toBe(200);
  await expect(reach('127.0.0.2')).rejects.toThrow('fetch failed');
});

/** X-Forwarded-For as the proxy sends it: what the client claims, then the client's address. */
const from = (address: string, claimed = '') => ({
  'x-forwarded-for': `${claimed && `${claimed}, `}${address}`,
});
const post = (path: string, data: object, headers: Record<string, string>) =>
  request.post(path, { data, headers });

for (const path of [
  '/api/users/register',
  '/api/users/verify-email/x',
  '/api/users/resend-verification',
  '/api/users/password/forgot',
  '/api/users/password/reset/x',
  '/api/newsletter/subscribe',
  '/api/catalog/request',
]) {
  test(`an address may call ${path} 30 times in ten minutes, whatever it claims to be`, async () => {
    // All bodies are invalid. The limit counts a request before its body is checked.
    const attempt = (count: number) => post(path, {}, from('203.0.113.7', `192.0.2.${count % 250}`));
    for (let count = 0; count < 30; count += 1) expect((await attempt(count)).status()).toBe(422);
    expect((await attempt(30)).status()).toBe(429);
    const other = await post(path, {}, from('203.0.113.8', '203.0.113.7'));
    expect(other.status(), 'another address').toBe(422);
  });
}

test('behind TLS the shop sends HSTS and a __Host- cookie', async () => {
  const page = await request.get('/');
  expect(page.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const policy = (await request.get('/api/session')).headers()['content-security-policy'];
  expect(policy).toContain('upgrade-insecure-requests');
  const { email, password } = await createVerifiedCustomer();
  const login = await post('/api/users/login', { email, password }, from('198.51.100.200'));
  expect(login.headers()['set-cookie']).toMatch(
    /^__Host-segara_session=[^;]+; Path=\/; .*Max-Age=86(400|3\d\d); Secure; HttpOnly; SameSite=lax$/m,
  );
});

test('sessions survive the rotation of the secret, but not of the one before', async () => {
  const customer = await createLoggedInCustomer();
  const seal = await readSessionCookie(customer.request);
  const isLoggedIn = async (cookie: string) =>
    (await (await request.get('/api/session', { headers: { cookie } })).json()).data.loggedIn;
  expect(await isLoggedIn(`__Host-segara_session=${seal}`), 'the old secret').toBe(true);
  const forgotten = await sealData(
    { token: 'x', customer: 'x', expiresAt: Date.now() + 3_600_000 },
    { password: 'the-secret-of-the-year-before-0123456789' },
  );
  expect(await isLoggedIn(`__Host-segara_session=${forgotten}`), 'an older secret').toBe(false);
  expect(await isLoggedIn(`segara_session=${seal}`), 'a cookie without the prefix').toBe(false);
  await customer.request.dispose();
});
