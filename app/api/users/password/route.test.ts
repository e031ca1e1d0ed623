import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { SESSION_COOKIE, unsealSession } from '@/lib/session/session';
import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { PUT } from './route';

const CHANGE = { currentPassword: 'the old one', newPassword: 'the new one' };
const UPSTREAM = 'PUT /api/users/password';
const PROFILE = { body: { data: { email: 'ayu@example.com' } } };

const change = (body: unknown = CHANGE, headers = {}, session = createTestSession()) =>
  callRoute(PUT, { method: 'PUT', body, headers, session });

afterEach(() => RATE_LIMITS.wrongPasswords.delete('customer'));

/** Decrypts the session from the cookie of a response. */
async function sealed(cookie: string | null) {
  const seal = new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1] ?? '';
  return unsealSession(decodeURIComponent(seal));
}

it('changes the password and continues the session with a new token', async () => {
  const answered = { data: { token: 'new-token' }, message: 'Sudah diganti' };
  const { sent, calls } = stubNetwork({ [UPSTREAM]: { body: answered } });
  const session = createTestSession();
  const response = await change(CHANGE, { 'accept-language': 'id' }, session);
  expect(response).toMatchObject({ status: 200, body: { data: null, message: 'Sudah diganti' } });
  expect(response.text).not.toContain('new-token');
  expect(await sealed(response.cookie)).toEqual({ ...session, token: 'new-token' });
  expect(calls()).toEqual([UPSTREAM]);
  expect(sent[0]).toMatchObject({ body: CHANGE });
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
  expect(sent[0]?.headers.get('accept-language')).toBe('id');
});

describe('on a server that returns no new token', () => {
  const changed = { [UPSTREAM]: { body: { message: 'Changed' } }, 'GET /api/users/profile': PROFILE };
  const LOGIN = 'POST /api/users/login';
  const LOGOUT = 'DELETE /api/users/logout';

  it('logs in again, and revokes the old token, which may have been copied', async () => {
    const { sent, calls } = stubNetwork({
      ...changed,
      [LOGIN]: { body: { data: { token: 'new-token' } } },
      [LOGOUT]: {},
    });
    const { status, cookie } = await change();
    expect({ status, token: (await sealed(cookie))?.token }).toEqual({ status: 200, token: 'new-token' });
    expect(calls()).toEqual([UPSTREAM, 'GET /api/users/profile', LOGIN, LOGOUT]);
    expect(sent[2]?.body).toEqual({ email: 'ayu@example.com', password: CHANGE.newPassword });
    expect(sent[3]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
  });

  it.each([
    ['refused', { status: 401 }],
    ['away', new TypeError('fetch failed')],
  ])('keeps the old token when the login is %s', async (_case, response) => {
    const { calls } = stubNetwork({ ...changed, [LOGIN]: response });
    const { status, cookie } = await change();
    expect({ status, token: (await sealed(cookie))?.token }).toEqual({ status: 200, token: BEARER_TOKEN });
    expect(calls()).not.toContain(LOGOUT);
  });

  it('ends the session when the server has revoked its token', async () => {
    stubNetwork({ ...changed, 'GET /api/users/profile': { status: 401 } });
    const { status, cookie } = await change();
    expect(status).toBe(200);
    expect(cookie).toMatch(/Max-Age=0/);
  });
});

it.each([
  ['the server’s words', { message: 'Nope', errors: [{ msg: 'Wrong password' }] }, 'Wrong password'],
  ['ours', {}, 'The password is wrong. Please try again.'],
])(
  'reports a wrong current password at its field with %s, and keeps the session',
  async (_case, body, msg) => {
    const { calls } = stubNetwork({ [UPSTREAM]: { status: 401, body }, 'GET /api/users/profile': PROFILE });
    expect(await change()).toMatchObject({
      status: 401,
      cookie: null,
      body: { code: 'wrong_password', message: msg, errors: [{ path: 'currentPassword', msg }] },
    });
    expect(calls()).toEqual([UPSTREAM, 'GET /api/users/profile']);
  },
);

it('ends the session when the token is no longer valid', async () => {
  stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': { status: 401 } });
  const { status, body, cookie } = await change();
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthenticated' });
  expect(cookie).toMatch(/Max-Age=0/);
});

it('keeps the session if the token cannot be checked', async () => {
  stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': new TypeError('fetch failed') });
  expect(await change()).toMatchObject({ status: 401, body: { code: 'wrong_password' }, cookie: null });
});

it('allows ten wrong passwords per account from any address', async () => {
  const { calls } = stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': PROFILE });
  for (let count = 0; count < 10; count += 1)
    await change(CHANGE, { 'x-forwarded-for': `203.0.113.${count}` });
  const rejected = await change();
  expect(rejected).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(calls().filter((call) => call === UPSTREAM)).toHaveLength(10);
});

it('returns an error for each invalid field without a request', async () => {
  const { calls } = stubNetwork({});
  const { status, body } = await change({ currentPassword: '', newPassword: 'short' });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'currentPassword', msg: expect.any(String) },
    { path: 'newPassword', msg: 'Use at least 8 characters' },
  ]);
  expect(calls()).toEqual([]);
});

it('requires a session', async () => {
  stubNetwork({});
  expect((await callRoute(PUT, { method: 'PUT', body: CHANGE })).status).toBe(401);
});
