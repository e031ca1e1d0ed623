import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const PENDING = { id: 7, status: 'pending', total: 5 };
const HISTORY = 'GET /api/transactions/history?page=1&pageSize=20';

it('returns a page of orders, the total, and the token of the payment that began in this browser', async () => {
  stubNetwork({ [HISTORY]: { body: { data: [PENDING, { id: 6, status: 'paid', total: 4 }], total: 41 } } });
  const session = createTestSession({ lastOrder: { orderId: '7', snapToken: 'snap-of-checkout' } });
  const { status, body } = await callRoute(GET, { session });
  expect(status).toBe(200);
  expect(body.total).toBe(41);
  expect(body.data).toMatchObject([{ id: '7', snap_token: 'snap-of-checkout' }, { id: '6' }]);
});

it('requests the page from its own URL', async () => {
  const { calls } = stubNetwork({
    'GET /api/transactions/history?page=3&pageSize=5': { body: { data: [], total: 2 } },
  });
  const path = '/api/transactions/history?page=3&pageSize=5';
  expect(await callRoute(GET, { path, session: createTestSession() })).toMatchObject({
    body: { data: [], total: 2 },
  });
  expect(calls()).toHaveLength(1);
});

it('skips an invalid order, and accepts a missing total', async () => {
  stubNetwork({ [HISTORY]: { body: { data: [{ nonsense: true }, PENDING] } } });
  const { body } = await callRoute(GET, { session: createTestSession() });
  expect(body).toMatchObject({ data: [{ id: '7' }], total: 1 });
});

it.each(['page=0', 'page=1.5', 'page=x', 'pageSize=0', 'pageSize=101', 'page=1e9'])(
  'rejects %s',
  async (query) => {
    const response = await callRoute(GET, {
      path: `/api/transactions/history?${query}`,
      session: createTestSession(),
    });
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'rejected', errors: [{ path: query.split('=')[0] }] },
    });
  },
);

it.each([404, 405, 501])('reports a server without a history after %i', async (status) => {
  stubNetwork({ [HISTORY]: { status } });
  expect(await callRoute(GET, { session: createTestSession() })).toMatchObject({
    status: 501,
    body: { code: 'unsupported' },
  });
});

it('requires a session', async () => {
  expect(await callRoute(GET)).toMatchObject({ status: 401 });
});
