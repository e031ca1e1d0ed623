import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const verify = (token: string) =>
  callRoute(POST, {
    method: 'POST',
    body: { password: 'secret word' },
    params: { token },
    session: createTestSession(),
  });

it('confirms with the token of the email and the password', async () => {
  const { sent } = stubNetwork({ 'POST /api/users/verify-email/a%2Fb': { body: { message: 'Verified' } } });
  expect(await verify('a/b')).toMatchObject({ status: 200, body: { data: null, message: 'Verified' } });
  expect(sent[0]?.body).toEqual({ password: 'secret word' });
});

it.each([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
])('passes on %i and keeps an existing session', async (status, code) => {
  stubNetwork({ 'POST /api/users/verify-email/abc': { status, body: { message: 'No good' } } });
  const response = await verify('abc');
  expect(response).toMatchObject({ status, cookie: null, body: { code, message: 'No good' } });
});

it.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
])('uses the status text of a %i without a message', async (status, message) => {
  stubNetwork({ 'POST /api/users/verify-email/abc': { status, body: {} } });
  expect(await verify('abc')).toMatchObject({ status, body: { message } });
});

it('rejects a token that is another path', async () => {
  const { calls } = stubNetwork({});
  expect((await verify('..')).status).toBe(404);
  expect(calls()).toEqual([]);
});
