import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test';
import { sealData } from 'iron-session';
import { GUARDED_SHOP, SESSION_SECRET } from '@/e2e/support/servers/environments';
import { withServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { loggedInCustomer, sessionCookie, verifiedCustomer } from '@/e2e/support/steps/customer';

// One shop counts through all tests, in this order.
test.describe.configure({ mode: 'serial' });

const SITE = `http://localhost:${GUARDED_SHOP.port}`;
let request: APIRequestContext;
withServers(async (servers) => {
  servers.push(
    await startStorefront(GUARDED_SHOP, {
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
  const reach = (host: string) => fetch(`http://${host}:${GUARDED_SHOP.port}/api/health`);
  expect((await reach('127.0.0.1')).status).toBe(200);
  await expect(reach('127.0.0.2')).rejects.toThrow('fetch failed');
});

/** X-Forwarded-For as the proxy sends it: what the client claims, then the client's address. */
const from = (address: string, claimed = '') => ({
  'x-forwarded-for': `${claimed && `${claimed}, `}${address}`,
});
const post = (path: string, data: object, headers: Record<string, string>) =>
  request.post(path, { data, headers });

test('ten wrong passwords for an account are the limit, from all addresses together', async () => {
  const guess = (count: number) => {
    const data = { email: 'Wayan@Example.com', password: `guess ${count}` };
    return post('/api/users/login', data, from(`198.51.100.${count}`));
  };
  for (let count = 1; count <= 10; count += 1) expect((await guess(count)).status()).toBe(401);
  const refused = await guess(11);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
});

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
    // Each body is invalid; the limit counts it before.
    const attempt = (count: number) => post(path, {}, from('203.0.113.7', `192.0.2.${count % 250}`));
    for (let count = 0; count < 30; count += 1) expect((await attempt(count)).status()).toBe(422);
    expect((await attempt(30)).status()).toBe(429);
    const other = await post(path, {}, from('203.0.113.8', '203.0.113.7'));
    expect(other.status(), 'another address').toBe(422);
  });
}

test('an IPv6 network of 64 bits counts as one address', async () => {
  const path = '/api/users/register';
  const attempt = (count: number) => post(path, {}, from(`2001:db8:7:7::${count.toString(16)}`));
  for (let count = 1; count <= 30; count += 1) expect((await attempt(count)).status()).toBe(422);
  expect((await attempt(31)).status()).toBe(429);
  expect((await post(path, {}, from('2001:db8:7:8::1'))).status()).toBe(422);
});

test('strangers who guess passwords do not lock out a device that has logged in before', async () => {
  const { email, password } = await verifiedCustomer();
  const ownAddress = from('198.51.100.150');
  const login = await post('/api/users/login', { email, password }, ownAddress);
  const device = /__Host-segara_device=[^;]+/.exec(login.headers()['set-cookie'] ?? '')?.[0] ?? '';
  const strangers = await playwrightRequest.newContext({ baseURL: SITE });
  const guess = (data: object, headers: Record<string, string>) =>
    strangers.post('/api/users/login', { data, headers });
  for (let count = 1; count <= 11; count += 1)
    await guess({ email, password: `guess ${count}` }, from(`198.51.102.${count}`));

  const elsewhere = await guess({ email, password }, from('198.51.100.151'));
  await strangers.dispose();
  expect(elsewhere.status(), 'a new device').toBe(429);
  const own = await post('/api/users/login', { email, password }, { ...ownAddress, cookie: device });
  expect(own.status(), 'the known device').toBe(200);
});

test('an address that requests mails again and again is limited, and others are not', async () => {
  const attempt = (host: number) =>
    post('/api/users/password/forgot', { email: 'nobody.at.all@example.com' }, from(`198.51.101.${host}`));
  for (let count = 1; count <= 5; count += 1) expect((await attempt(1)).status()).toBe(202);
  expect((await attempt(1)).status()).toBe(429);
  for (let host = 2; host <= 12; host += 1) expect((await attempt(host)).status()).toBe(202);
});

test('behind TLS the shop sends HSTS and a __Host- cookie', async () => {
  const page = await request.get('/');
  expect(page.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const policy = (await request.get('/api/session')).headers()['content-security-policy'];
  expect(policy).toContain('upgrade-insecure-requests');
  const { email, password } = await verifiedCustomer();
  const login = await post('/api/users/login', { email, password }, from('198.51.100.200'));
  expect(login.headers()['set-cookie']).toMatch(
    /^__Host-segara_session=[^;]+; Path=\/; .*Max-Age=86(400|3\d\d); Secure; HttpOnly; SameSite=lax$/m,
  );
});

test('sessions survive the rotation of the secret, but not of the one before', async () => {
  const customer = await loggedInCustomer();
  const seal = await sessionCookie(customer.request);
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
