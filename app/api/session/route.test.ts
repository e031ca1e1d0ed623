import { aSession, askRoute } from '@/lib/testing/ask-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

it('says since when and asks nobody', async () => {
  const { calls } = stubNetwork({});
  const session = aSession();
  const answer = await askRoute(GET, { session });
  expect(answer.body).toEqual({
    data: { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() },
  });
  expect(answer.cookie).toBeNull();
  expect(calls()).toEqual([]);
});

it('knows nobody without a cookie, and sets none', async () => {
  expect(await askRoute(GET)).toMatchObject({
    cookie: null,
    body: { data: { loggedIn: false, expiresAt: null } },
  });
});

it.each([
  ['forged', { headers: { cookie: 'segara_session=Fe26.2*forged' } }],
  ['old', { session: aSession({ expiresAt: Date.now() - 1 }) }],
])('takes a cookie that is %s away', async (_case, question) => {
  const { status, body, cookie } = await askRoute(GET, question);
  expect({ status, body }).toEqual({ status: 200, body: { data: { loggedIn: false, expiresAt: null } } });
  expect(cookie).toMatch(/^segara_session=; .*Max-Age=0/);
});
