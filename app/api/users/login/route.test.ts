import { log } from '@/lib/log/log';
import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { DEVICE_COOKIE } from '@/lib/session/device-cookie';
import { hashCustomer, SESSION_COOKIE, unsealSession } from '@/lib/session/session';
import { BEARER_TOKEN, callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const logIn = (email: string, password = 'right', headers = {}) =>
  callRoute(POST, { method: 'POST', path: '/api/users/login', body: { email, password }, headers });

const UPSTREAM = 'POST /api/users/login';
const SUCCESS = { body: { data: { token: BEARER_TOKEN } } };
const WRONG = { status: 401, body: { message: 'Wrong' } };

/** Logs in and returns the device cookie. */
async function deviceOf(email: string): Promise<{ cookie: string }> {
  stubNetwork({ [UPSTREAM]: SUCCESS });
  const { cookie } = await logIn(email);
  const seal = new RegExp(`${DEVICE_COOKIE}=[^;]*`).exec(cookie ?? '')?.[0] ?? '';
  return { cookie: seal };
}

function sealIn(cookie: string | null): string {
  return decodeURIComponent(new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1] ?? '');
}

it('seals the token into the cookie without exposing it', async () => {
  stubNetwork({ 'POST /api/users/login': { body: { data: { token: BEARER_TOKEN } } } });
  const before = Date.now();
  const { status, body, text, cookie } = await logIn('ayu@example.com');

  expect(status).toBe(200);
  expect(body).toEqual({ data: { loggedIn: true, expiresAt: expect.any(String) } });
  expect(Date.parse(body.data.expiresAt)).toBeGreaterThanOrEqual(before + 86_400_000);
  expect(text + cookie).not.toContain(BEARER_TOKEN);
  expect(cookie).toMatch(/; Path=\/; .*Max-Age=86(400|399); Secure; HttpOnly; SameSite=lax/);
  await expect(unsealSession(sealIn(cookie))).resolves.toMatchObject({
    token: BEARER_TOKEN,
    expiresAt: Date.parse(body.data.expiresAt),
  });
});

it('passes on wrong credentials without a cookie', async () => {
  stubNetwork({ 'POST /api/users/login': { status: 401, body: { message: 'Wrong' } } });
  const { status, body, cookie } = await logIn('made@example.com', 'wrong');
  expect({ status, cookie }).toEqual({ status: 401, cookie: null });
  expect(body).toMatchObject({ code: 'unauthenticated', message: 'Wrong' });
});

it('fails if the response has no token', async () => {
  stubNetwork({ 'POST /api/users/login': { body: { data: {} } } });
  const { status, body, cookie } = await logIn('ayu@example.com');
  expect({ status, cookie }).toEqual({ status: 502, cookie: null });
  expect(body).toMatchObject({ code: 'no_token' });
});

it('rejects an account after ten failures, however the address is written', async () => {
  const { calls } = stubNetwork({ 'POST /api/users/login': { status: 401 } });
  for (let count = 0; count < 10; count += 1)
    await logIn(count % 2 ? 'Nyoman@Example.com' : 'nyoman@example.com');
  const rejected = await logIn('nyoman@example.com');

  expect(rejected).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(calls()).toHaveLength(10);
  expect((await logIn('wayan@example.com')).status).toBe(401);
});

describe('on a known device', () => {
  const EMAIL = 'ketut@example.com';
  let device: { cookie: string };
  beforeEach(async () => {
    device = await deviceOf(EMAIL);
  });

  afterEach(() => RATE_LIMITS.loginFailures.delete(hashCustomer(EMAIL)));

  it('accepts the owner’s login after any number of failures of strangers', async () => {
    stubNetwork({ [UPSTREAM]: WRONG });
    for (let count = 0; count < 11; count += 1) await logIn(EMAIL, 'guess');
    stubNetwork({ [UPSTREAM]: SUCCESS });
    expect((await logIn(EMAIL)).status).toBe(429);
    expect((await logIn('KETUT@Example.com', 'right', device)).status).toBe(200);
  });

  it('accepts the owner’s login when strangers have exhausted the limit of the address', async () => {
    await RATE_LIMITS.login.set('192.0.2.9', 301, 600);
    stubNetwork({ [UPSTREAM]: SUCCESS });
    const address = { 'x-forwarded-for': '192.0.2.9' };
    expect((await logIn(EMAIL, 'right', address)).status).toBe(429);
    expect((await logIn('wayan@example.com', 'right', { ...address, ...device })).status).toBe(429);
    expect((await logIn(EMAIL, 'right', { ...address, ...device })).status).toBe(200);
  });

  it('limits that device to ten failures without locking out others', async () => {
    const email = 'gede@example.com';
    const stolen = await deviceOf(email);
    const { calls } = stubNetwork({ [UPSTREAM]: WRONG });
    for (let count = 0; count < 11; count += 1) await logIn(email, 'guess', stolen);
    expect(calls()).toHaveLength(10);
    stubNetwork({ [UPSTREAM]: SUCCESS });
    expect((await logIn(email, 'right', stolen)).status).toBe(429);
    expect((await logIn(email)).status).toBe(200);
  });

  it.each([
    ['forged', `${DEVICE_COOKIE}=Fe26.2*forged`],
    ['another’s', undefined],
  ])('ignores a device cookie that is %s', async (_case, forged) => {
    const email = `putu-${_case.length}@example.com`;
    const headers = forged ? { cookie: forged } : device;
    const { calls } = stubNetwork({ [UPSTREAM]: WRONG });
    for (let count = 0; count < 11; count += 1) await logIn(email, 'guess', headers);
    expect(calls()).toHaveLength(10);
  });
});

it('logs each failed login without personal data', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  stubNetwork({ [UPSTREAM]: WRONG });
  await logIn('luh@example.com', 'a guess', { 'x-forwarded-for': '198.51.100.77' });
  expect(warned.mock.calls).toEqual([
    [
      {
        route: 'POST /api/users/login',
        code: 'unauthenticated',
        client: '198.51.100.0/24',
        account: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
      'request rejected',
    ],
  ]);
});
