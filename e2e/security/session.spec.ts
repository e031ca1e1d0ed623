import { randomBytes } from 'node:crypto';
import { expect, request as playwrightRequest, test } from '@playwright/test';
import { sealData } from 'iron-session';
import { SESSION_SECRET, SHARED_SHOP } from '@/e2e/support/servers/environments';
import { createLoggedInCustomer, readSessionCookie } from '@/e2e/support/steps/customer';

const PROTECTED = [
  '/api/cart',
  '/api/users/profile',
  '/api/users/address',
  '/api/transactions',
  '/api/transactions/history',
];

/** Sends a request with nothing but a session cookie. */
async function sendCookie(cookie: string, path: string, method = 'GET') {
  const request = await playwrightRequest.newContext({ baseURL: SHARED_SHOP.siteUrl });
  const headers = { cookie: `segara_session=${cookie}` };
  const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
  const result = { status: response.status(), text: await response.text(), headers: response.headers() };
  await request.dispose();
  return result;
}

const forge = (password: string, changes: object = {}) => {
  const token = randomBytes(32).toString('base64url');
  return sealData({ token, customer: 'x', expiresAt: Date.now() + 3_600_000, ...changes }, { password });
};

async function expectLoggedOut(cookie: string, name: string) {
  const { text, headers } = await sendCookie(cookie, '/api/session');
  expect(JSON.parse(text), name).toEqual({ data: { loggedIn: false, expiresAt: null } });
  expect(headers['set-cookie'], `${name}: the cookie is deleted`).toMatch(/segara_session=; .*Max-Age=0/);
  for (const path of PROTECTED) expect((await sendCookie(cookie, path)).status, `${name}: ${path}`).toBe(401);
}

test('a forged, truncated or changed cookie is no session', async () => {
  const { request } = await createLoggedInCustomer();
  const cookie = await readSessionCookie(request);
  const middle = Math.floor(cookie.length / 2);
  const other = cookie[middle] === 'x' ? 'y' : 'x';
  for (const [name, value] of [
    ['truncated by three', cookie.slice(0, -3)],
    ['changed in the middle', `${cookie.slice(0, middle)}${other}${cookie.slice(middle + 1)}`],
    ['its second half', cookie.slice(middle)],
    ['plain JSON', encodeURIComponent('{"token":"x","customer":"x","expiresAt":9999999999999}')],
    ['an unsigned web token', 'eyJhbGciOiJub25lIn0.eyJ0b2tlbiI6IngifQ.'],
    ['sealed with another secret', await forge('another secret, just as long as the shop has')],
    ['4,000 letters', 'A'.repeat(4_000)],
  ] as const)
    await expectLoggedOut(value, name);
  await request.dispose();
});

test('a sealed cookie is no session without a valid token or after its 24 hours', async () => {
  await expectLoggedOut(await forge(SESSION_SECRET), 'an unknown token');
  await expectLoggedOut(await forge(SESSION_SECRET, { expiresAt: Date.now() - 1 }), 'expired');
  await expectLoggedOut(await forge(SESSION_SECRET, { token: '' }), 'no token');
});

test('a copied cookie is invalid after a logout', async () => {
  const { request } = await createLoggedInCustomer();
  const copied = await readSessionCookie(request);
  expect((await sendCookie(copied, '/api/cart')).status, 'before').toBe(200);
  expect((await request.delete('/api/users/logout')).status()).toBe(200);
  await expectLoggedOut(copied, 'after');
  expect((await sendCookie(copied, '/api/users/logout', 'DELETE')).status, 'a second logout').toBe(200);
  await request.dispose();
});

test('a copied cookie is invalid after a password change, and the own session goes on', async () => {
  const { request, customer } = await createLoggedInCustomer();
  const copied = await readSessionCookie(request);
  const change = { currentPassword: customer.password, newPassword: 'angin-timur-di-sanur' };
  expect((await request.put('/api/users/password', { data: change })).status()).toBe(200);
  await expectLoggedOut(copied, 'after');
  expect((await request.get('/api/cart')).status()).toBe(200);
  await request.dispose();
});

test('a login replaces a session that somebody has planted', async ({ playwright }) => {
  const thief = await createLoggedInCustomer();
  const planted = await readSessionCookie(thief.request);
  const { customer, request } = await createLoggedInCustomer();
  await request.dispose();
  const victim = await playwright.request.newContext({
    baseURL: SHARED_SHOP.siteUrl,
    extraHTTPHeaders: { cookie: `segara_session=${planted}` },
  });
  const { email, password } = customer;
  const login = await victim.post('/api/users/login', { data: { email, password } });
  const own = /segara_session=([^;]+)/.exec(login.headers()['set-cookie'] ?? '')?.[1] ?? '';
  const emailOf = async (cookie: string) =>
    JSON.parse((await sendCookie(cookie, '/api/users/profile')).text).data.email;
  expect(await emailOf(own)).toBe(email);
  expect(await emailOf(planted)).toBe(thief.customer.email);
  await Promise.all([victim.dispose(), thief.request.dispose()]);
});
