import { openSession } from '@/lib/session/seal';
import { SESSION_COOKIE } from '@/lib/session/session';
import { askRoute, TOKEN } from '@/lib/testing/ask-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const logIn = (email: string, password = 'right') =>
  askRoute(POST, { method: 'POST', body: { email, password } });

function sealIn(cookie: string | null): string {
  return decodeURIComponent(new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1] ?? '');
}

it('seals the token into the cookie and tells the browser nothing of it', async () => {
  stubNetwork({ 'POST /api/users/login': { body: { data: { token: TOKEN } } } });
  const before = Date.now();
  const { status, body, text, cookie } = await logIn('ayu@example.com');

  expect(status).toBe(200);
  expect(body).toEqual({ data: { loggedIn: true, expiresAt: expect.any(String) } });
  expect(Date.parse(body.data.expiresAt)).toBeGreaterThanOrEqual(before + 86_400_000);
  expect(text + cookie).not.toContain(TOKEN);
  expect(cookie).toMatch(/; Path=\/; .*Max-Age=86(400|399); Secure; HttpOnly; SameSite=lax/);
  await expect(openSession(sealIn(cookie))).resolves.toMatchObject({
    token: TOKEN,
    expiresAt: Date.parse(body.data.expiresAt),
  });
});

it('passes a wrong pair on, without a cookie', async () => {
  stubNetwork({ 'POST /api/users/login': { status: 401, body: { message: 'Wrong' } } });
  const { status, body, cookie } = await logIn('made@example.com', 'wrong');
  expect({ status, cookie }).toEqual({ status: 401, cookie: null });
  expect(body).toMatchObject({ code: 'unauthenticated', message: 'Wrong' });
});

it('says so when no token comes back', async () => {
  stubNetwork({ 'POST /api/users/login': { body: { data: {} } } });
  const { status, body, cookie } = await logIn('ayu@example.com');
  expect({ status, cookie }).toEqual({ status: 502, cookie: null });
  expect(body).toMatchObject({ code: 'no_token' });
});

it('refuses an account after ten failures, however it is written', async () => {
  const { calls } = stubNetwork({ 'POST /api/users/login': { status: 401 } });
  for (let count = 0; count < 10; count += 1)
    await logIn(count % 2 ? 'Nyoman@Example.com' : 'nyoman@example.com');
  const refusal = await logIn('nyoman@example.com');

  expect(refusal).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(calls()).toHaveLength(10);
  expect((await logIn('wayan@example.com')).status).toBe(401);
});
