import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sealData } from 'iron-session';
import { SESSION_SECRET, SHOP } from '@/e2e/support/servers/environments';
import { askWithCookie, loggedInVisitor, sessionCookie } from '@/e2e/support/steps/visitor';

const PROTECTED = [
  ['GET', '/api/cart'],
  ['GET', '/api/users/profile'],
  ['GET', '/api/users/address'],
  ['GET', '/api/transactions'],
  ['GET', '/api/transactions/history'],
] as const;

const forged = (password: string, changes: object = {}) =>
  sealData(
    {
      token: randomBytes(32).toString('base64url'),
      customer: 'x',
      expiresAt: Date.now() + 3_600_000,
      ...changes,
    },
    { password },
  );

async function expectNobody(cookie: string, name: string) {
  const { text, headers } = await askWithCookie(cookie, '/api/session');
  expect(JSON.parse(text), name).toEqual({ data: { loggedIn: false, expiresAt: null } });
  expect(headers['set-cookie'], `${name}: the cookie is taken away`).toMatch(/segara_session=; .*Max-Age=0/);
  const { status } = await askWithCookie(cookie, '/api/cart');
  expect(status, name).toBe(401);
}

test('a cookie that is forged, cut short, changed or of another shop opens nothing', async () => {
  const { request } = await loggedInVisitor();
  const cookie = await sessionCookie(request);
  const middle = Math.floor(cookie.length / 2);
  const other = cookie[middle] === 'x' ? 'y' : 'x';
  const cookies: [string, string][] = [
    ['cut short by one', cookie.slice(0, -3)],
    ['cut in the middle', cookie.slice(0, middle)],
    ['changed in the middle', `${cookie.slice(0, middle)}${other}${cookie.slice(middle + 1)}`],
    ['its last part alone', cookie.slice(middle)],
    ['plain JSON', encodeURIComponent('{"token":"x","customer":"x","expiresAt":9999999999999}')],
    ['a web token without a signature', 'eyJhbGciOiJub25lIn0.eyJ0b2tlbiI6IngifQ.'],
    ['sealed with another secret', await forged('another secret, just as long as the shop has')],
    ['4,000 letters', 'A'.repeat(4_000)],
  ];
  for (const [name, value] of cookies) await expectNobody(value, name);
  await request.dispose();
});

test('even the right seal is nobody without a token that lives, or after its 24 hours', async () => {
  await expectNobody(await forged(SESSION_SECRET), 'a token that nobody has been given');
  await expectNobody(await forged(SESSION_SECRET, { expiresAt: Date.now() - 1 }), 'yesterday’s');
  await expectNobody(await forged(SESSION_SECRET, { token: '' }), 'no token');
});

test('a cookie that was copied is worth nothing after the logout', async () => {
  const { request } = await loggedInVisitor();
  const copied = await sessionCookie(request);
  const before = await askWithCookie(copied, '/api/cart');
  expect(before.status, 'it was a good one').toBe(200);

  expect((await request.delete('/api/users/logout')).status()).toBe(200);
  for (const [method, path] of PROTECTED) {
    const { status, headers } = await askWithCookie(copied, path, method);
    expect(status, `${method} ${path}`).toBe(401);
    expect(headers['set-cookie'], path).toMatch(/segara_session=; .*Max-Age=0/);
  }
  const again = await askWithCookie(copied, '/api/users/logout', 'DELETE');
  expect(again.status, 'logging out once more harms nobody').toBe(200);
  await expectNobody(copied, 'after the logout');
  await request.dispose();
});

test('a cookie that was copied is worth nothing after a new password; the browser that chose it goes on', async () => {
  const { request, customer } = await loggedInVisitor();
  const copied = await sessionCookie(request);
  expect((await askWithCookie(copied, '/api/cart')).status, 'it was a good one').toBe(200);

  const change = { currentPassword: customer.password, newPassword: 'angin-timur-di-sanur' };
  expect((await request.put('/api/users/password', { data: change })).status()).toBe(200);
  expect(await sessionCookie(request)).not.toBe(copied);
  for (const [method, path] of PROTECTED) {
    expect((await askWithCookie(copied, path, method)).status, `${method} ${path}`).toBe(401);
  }
  await expectNobody(copied, 'after the new password');
  expect((await request.get('/api/cart')).status(), 'who has changed it').toBe(200);
  await request.dispose();
});

test('a session that somebody has put into a browser is not the one after the login', async ({
  playwright,
}) => {
  const thief = await loggedInVisitor();
  const planted = await sessionCookie(thief.request);
  const { customer, request } = await loggedInVisitor();
  await request.dispose();

  const victim = await playwright.request.newContext({
    baseURL: SHOP.siteUrl,
    extraHTTPHeaders: { cookie: `segara_session=${planted}` },
  });
  const { email, password } = customer;
  const login = await victim.post('/api/users/login', { data: { email, password } });
  const own = /segara_session=([^;]+)/.exec(login.headers()['set-cookie'] ?? '')?.[1] ?? '';
  expect(own).not.toBe('');
  expect(own).not.toBe(planted);

  const whose = async (cookie: string) =>
    JSON.parse((await askWithCookie(cookie, '/api/users/profile')).text).data.email;
  expect(await whose(own)).toBe(email);
  expect(await whose(planted), 'the thief is who he was').toBe(thief.customer.email);
  await Promise.all([victim.dispose(), thief.request.dispose()]);
});
