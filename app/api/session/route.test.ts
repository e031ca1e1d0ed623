import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const PROFILE = 'GET /api/users/profile';

it('returns the expiry of the session', async () => {
  const { sent } = stubNetwork({ [PROFILE]: { body: { data: { email: 'ayu@example.com' } } } });
  const session = createTestSession();
  const response = await callRoute(GET, { session });
  expect(response.body).toEqual({
    data: { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() },
  });
  expect(response.cookie).toBeNull();
  expect(response.text).not.toContain('ayu');
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
});

it('removes the cookie of a session that was revoked elsewhere', async () => {
  stubNetwork({ [PROFILE]: { status: 401 } });
  const { body, cookie } = await callRoute(GET, { session: createTestSession() });
  expect(body.data.loggedIn).toBe(false);
  expect(cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});

it.each([
  ['breaks', { status: 500 }],
  ['does not know the call', { status: 404 }],
  ['is away', new Error('connect ECONNREFUSED')],
])('trusts the cookie while the product API %s', async (_case, response) => {
  stubNetwork({ [PROFILE]: response });
  const { body, cookie } = await callRoute(GET, { session: createTestSession() });
  expect({ loggedIn: body.data.loggedIn, cookie }).toEqual({ loggedIn: true, cookie: null });
});

it('responds without a request and without a cookie if there is no session', async () => {
  const { calls } = stubNetwork({});
  expect(await callRoute(GET)).toMatchObject({
    cookie: null,
    body: { data: { loggedIn: false, expiresAt: null } },
  });
  expect(calls()).toEqual([]);
});

it.each([
  ['forged', { headers: { cookie: '__Host-segara_session=Fe26.2*forged' } }],
  ['old', { session: createTestSession({ expiresAt: Date.now() - 1 }) }],
])('removes a cookie that is %s', async (_case, options) => {
  const { status, body, cookie } = await callRoute(GET, options);
  expect({ status, body }).toEqual({ status: 200, body: { data: { loggedIn: false, expiresAt: null } } });
  expect(cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});
