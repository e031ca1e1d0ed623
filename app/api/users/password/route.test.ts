import { LIMITS } from '@/lib/rate-limit/limits';
import { aSession, askRoute, TOKEN } from '@/lib/testing/ask-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { PUT } from './route';

const CHANGE = { currentPassword: 'the old one', newPassword: 'the new one' };
const UPSTREAM = 'PUT /api/users/password';
const PROFILE = { body: { data: { email: 'ayu@example.com' } } };

const change = (body: unknown = CHANGE, headers = {}) =>
  askRoute(PUT, { method: 'PUT', body, headers, session: aSession() });

afterEach(() => LIMITS.wrongPasswords.delete('customer'));

it('changes the password, and this login goes on', async () => {
  const { sent } = stubNetwork({ [UPSTREAM]: { body: { message: 'Sudah diganti' } } });
  const answer = await change(CHANGE, { 'accept-language': 'id' });
  expect(answer).toMatchObject({ status: 200, body: { data: null, message: 'Sudah diganti' }, cookie: null });
  expect(sent[0]).toMatchObject({ body: CHANGE });
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(sent[0]?.headers.get('accept-language')).toBe('id');
});

it.each([
  ['the server’s words', { message: 'Nope', errors: [{ msg: 'Wrong password' }] }, 'Wrong password'],
  ['ours', {}, 'The password is wrong. Please try again.'],
])('lands a wrong current password at its field in %s, and the login goes on', async (_case, body, msg) => {
  const { calls } = stubNetwork({ [UPSTREAM]: { status: 401, body }, 'GET /api/users/profile': PROFILE });
  expect(await change()).toMatchObject({
    status: 401,
    cookie: null,
    body: { code: 'wrong_password', message: msg, errors: [{ path: 'currentPassword', msg }] },
  });
  expect(calls()).toEqual([UPSTREAM, 'GET /api/users/profile']);
});

it('ends the session when it is the token that is not known any more', async () => {
  stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': { status: 401 } });
  const { status, body, cookie } = await change();
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthenticated' });
  expect(cookie).toMatch(/Max-Age=0/);
});

it('does not take a session for over because nobody could be asked about it', async () => {
  stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': new TypeError('fetch failed') });
  expect(await change()).toMatchObject({ status: 401, body: { code: 'wrong_password' }, cookie: null });
});

it('lets an account be guessed at ten times, from wherever', async () => {
  const { calls } = stubNetwork({ [UPSTREAM]: { status: 401 }, 'GET /api/users/profile': PROFILE });
  for (let count = 0; count < 10; count += 1)
    await change(CHANGE, { 'x-forwarded-for': `203.0.113.${count}` });
  const refusal = await change();
  expect(refusal).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(calls().filter((call) => call === UPSTREAM)).toHaveLength(10);
});

it('names each field that it refuses, and asks nobody', async () => {
  const { calls } = stubNetwork({});
  const { status, body } = await change({ currentPassword: '', newPassword: 'short' });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'currentPassword', msg: expect.any(String) },
    { path: 'newPassword', msg: 'Use at least 8 characters' },
  ]);
  expect(calls()).toEqual([]);
});

it('needs a session', async () => {
  stubNetwork({});
  expect((await askRoute(PUT, { method: 'PUT', body: CHANGE })).status).toBe(401);
});
