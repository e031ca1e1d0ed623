import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test';
import { sealData } from 'iron-session';
import { GUARDED_SHOP, SESSION_SECRET, SHOP } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { loggedInVisitor, sessionCookie } from '@/e2e/support/steps/visitor';

// One shop counts through all of it, in this order.
test.describe.configure({ mode: 'serial' });

const SITE = `http://localhost:${GUARDED_SHOP.port}`;
const NEW_SECRET = 'the-secret-after-the-change-0123456789abcdef';
let server: Server;
let request: APIRequestContext;

test.beforeAll(async () => {
  server = await startStorefront(GUARDED_SHOP, {
    PRODUCT_API_PORT: String(SHOP.apiPort),
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    SESSION_SECRET: NEW_SECRET,
    SESSION_SECRET_OLD: SESSION_SECRET,
  });
  request = await playwrightRequest.newContext({ baseURL: SITE });
});
test.afterAll(async () => {
  await request.dispose();
  await server.stop();
});

test('a shop behind a proxy listens where the proxy is, and nowhere else', async () => {
  const reach = (host: string) => fetch(`http://${host}:${GUARDED_SHOP.port}/api/health`);
  expect((await reach('127.0.0.1')).status).toBe(200);
  await expect(reach('127.0.0.2')).rejects.toThrow('fetch failed');
});

/** As our proxy passes it on: what the client claims to come from, then where it comes from. */
const from = (address: string, claimed = '') => ({
  'x-forwarded-for': `${claimed && `${claimed}, `}${address}`,
});
const post = (path: string, data: object, headers: Record<string, string>) =>
  request.post(path, { data, headers });

test('an account can be guessed at ten times, from all the addresses of the world', async () => {
  const guess = (count: number) =>
    post(
      '/api/users/login',
      { email: 'Wayan@Example.com', password: `guess ${count}` },
      from(`198.51.100.${count}`),
    );
  for (let count = 1; count <= 10; count += 1) expect((await guess(count)).status()).toBe(401);
  const refused = await guess(11);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
});

for (const [path, times] of [
  ['/api/users/register', 30],
  ['/api/users/verify-email/x', 30],
  ['/api/users/resend-verification', 30],
  ['/api/users/password/forgot', 30],
  ['/api/users/password/reset/x', 30],
  ['/api/newsletter/subscribe', 30],
  ['/api/catalog/request', 30],
] as const) {
  test(`an address can try ${path} ${times} times in ten minutes, whatever it claims to be`, async () => {
    // Each is refused for its body: it is counted before.
    const attempt = (count: number) => post(path, {}, from('203.0.113.7', `192.0.2.${count % 250}`));
    for (let count = 0; count < times; count += 1) expect((await attempt(count)).status()).toBe(422);
    expect((await attempt(times)).status()).toBe(429);
    expect((await post(path, {}, from('203.0.113.8', '203.0.113.7'))).status(), 'others go on').toBe(422);
  });
}

test('a whole network of the new kind is one address', async () => {
  const path = '/api/users/register';
  const attempt = (count: number) => post(path, {}, from(`2001:db8:7:7::${count.toString(16)}`));
  for (let count = 1; count <= 30; count += 1) expect((await attempt(count)).status()).toBe(422);
  expect((await attempt(31)).status()).toBe(429);
  expect((await post(path, {}, from('2001:db8:7:8::1'))).status()).toBe(422);
});

test('strangers do not lock the owner out of the own device', async () => {
  const visitor = await loggedInVisitor();
  const { email, password } = visitor.customer;
  await visitor.request.dispose();
  const ownAddress = from('198.51.100.150');
  const login = await post('/api/users/login', { email, password }, ownAddress);
  const device = /__Host-segara_device=[^;]+/.exec(login.headers()['set-cookie'] ?? '')?.[0] ?? '';
  // The cookie is in the jar of the one who got it.
  const strangers = await playwrightRequest.newContext({ baseURL: SITE });
  const guess = (data: object, headers: Record<string, string>) =>
    strangers.post('/api/users/login', { data, headers });
  for (let count = 1; count <= 11; count += 1)
    await guess({ email, password: `guess ${count}` }, from(`198.51.102.${count}`));

  const elsewhere = await guess({ email, password }, from('198.51.100.151'));
  await strangers.dispose();
  expect(elsewhere.status(), 'a device that is new').toBe(429);
  const own = await post('/api/users/login', { email, password }, { ...ownAddress, cookie: device });
  expect(own.status(), 'the own one').toBe(200);
});

test('pressing on and on is refused to who presses; nobody else hears of it', async () => {
  const attempt = (host: number) =>
    post('/api/users/password/forgot', { email: 'nobody.at.all@example.com' }, from(`198.51.101.${host}`));
  for (let count = 1; count <= 5; count += 1) expect((await attempt(1)).status()).toBe(202);
  expect((await attempt(1)).status()).toBe(429);
  for (let host = 2; host <= 12; host += 1) expect((await attempt(host)).status()).toBe(202);
});

test('on TLS browsers are told so, and the cookie is this host’s alone', async () => {
  const page = await request.get('/');
  expect(page.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect((await request.get('/api/session')).headers()['content-security-policy']).toContain(
    'upgrade-insecure-requests',
  );

  const visitor = await loggedInVisitor();
  const { email, password } = visitor.customer;
  const login = await post('/api/users/login', { email, password }, from('198.51.100.200'));
  expect(login.headers()['set-cookie']).toMatch(
    /^__Host-segara_session=[^;]+; Path=\/; .*Max-Age=86(400|3\d\d); Secure; HttpOnly; SameSite=lax$/m,
  );
  await visitor.request.dispose();
});

test('whoever was logged in when the secret was changed still is; the one before is forgotten', async () => {
  const visitor = await loggedInVisitor();
  const state = async (seal: string) => {
    const answer = await request.get('/api/session', {
      headers: { cookie: `__Host-segara_session=${seal}` },
    });
    return (await answer.json()).data.loggedIn;
  };
  expect(await state(await sessionCookie(visitor.request)), 'sealed with the old one').toBe(true);
  const forgotten = await sealData(
    { token: 'x', customer: 'x', expiresAt: Date.now() + 3_600_000 },
    { password: 'the-secret-of-the-year-before-0123456789' },
  );
  expect(await state(forgotten)).toBe(false);
  const planted = await request.get('/api/session', {
    headers: { cookie: `segara_session=${await sessionCookie(visitor.request)}` },
  });
  expect((await planted.json()).data.loggedIn, 'a neighbour can set a cookie of another name').toBe(false);
  await visitor.request.dispose();
});
