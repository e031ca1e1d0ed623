import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const reset = (token = 'a-token', password = 'long enough') =>
  callRoute(POST, { method: 'POST', body: { password }, params: { token }, session: createTestSession() });

afterEach(() => RATE_LIMITS.resetPassword.delete('unknown'));

it('sets the password with the token of the link, and ends this browser’s session', async () => {
  const { sent } = stubNetwork({ 'POST /api/users/password/reset/a-token': { body: { message: 'Done' } } });
  const { status, body, cookie } = await reset();
  expect({ status, body }).toEqual({ status: 200, body: { data: null, message: 'Done' } });
  expect(sent[0]?.body).toEqual({ password: 'long enough' });
  expect(sent[0]?.headers.has('authorization')).toBe(false);
  expect(cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});

it('passes on that the link is invalid, and keeps the session', async () => {
  stubNetwork({ 'POST /api/users/password/reset/a-token': { status: 400, body: { message: 'Too old' } } });
  expect(await reset()).toMatchObject({
    status: 400,
    body: { code: 'bad_request', message: 'Too old' },
    cookie: null,
  });
});

it('encodes the token as one path segment', async () => {
  const { calls } = stubNetwork({});
  await reset('a/../../login?x');
  expect(calls()).toEqual(['POST /api/users/password/reset/a%2F..%2F..%2Flogin%3Fx']);
});
