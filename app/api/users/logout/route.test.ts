import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { DELETE } from './route';

const logOut = () => callRoute(DELETE, { method: 'DELETE', session: createTestSession() });

it('revokes the token, removes the cookie, and clears the browser’s cache', async () => {
  const { sent } = stubNetwork({ 'DELETE /api/users/logout': { body: { message: 'Bye' } } });
  const { status, cookie, headers } = await logOut();
  expect(status).toBe(200);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
  expect(cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"');
});

it.each([
  ['is down', new TypeError('fetch failed'), 503],
  ['breaks', { status: 500 }, 502],
])(
  'ends the session even if the product API %s, and reports the failure',
  async (_case, response, status) => {
    stubNetwork({ 'DELETE /api/users/logout': response });
    const failure = await logOut();
    expect(failure.status).toBe(status);
    expect(failure.cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
    expect(failure.headers.get('clear-site-data')).toBe('"cache", "storage"');
  },
);

it('reports nothing if the token was already invalid', async () => {
  stubNetwork({ 'DELETE /api/users/logout': { status: 401 } });
  const { status, cookie } = await logOut();
  expect(status).toBe(200);
  expect(cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});

it('requires a session', async () => {
  const { calls } = stubNetwork({});
  expect(await callRoute(DELETE, { method: 'DELETE' })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  expect(calls()).toEqual([]);
});
