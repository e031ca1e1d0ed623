import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const order = (id: number, changes = {}) => ({ id, status: 'pending', total: 5, ...changes });
const lastOrder = { orderId: '7', snapToken: 'snap-of-checkout' };

async function latest(data: unknown, session = createTestSession()) {
  stubNetwork({ 'GET /api/transactions/': { body: { data } } });
  return (await callRoute(GET, { session })).body.data;
}

it('reads one order, with its lines under either name', async () => {
  const lines = [{ id: 1, itemId: 2, itemName: 'X', price: 5, quantity: 1 }];
  expect(await latest(order(7, { transactionitem: lines }))).toMatchObject({
    id: '7',
    transaction_items: [{ id: '1', itemId: '2' }],
  });
  expect(await latest(order(7, { transaction_items: lines }))).toMatchObject({
    transaction_items: [{ id: '1' }],
  });
});

it('reads the newest order of a list', async () => {
  const list = [
    order(1, { createdAt: '2026-01-01T00:00:00Z' }),
    order(3, { createdAt: '2026-03-01T00:00:00Z' }),
    { broken: true },
    order(2, { createdAt: '2026-02-01T00:00:00Z' }),
  ];
  expect(await latest(list)).toMatchObject({ id: '3' });
});

it.each([[null], [[]], [undefined]])('treats %j as no order', async (data) => {
  expect(await latest(data)).toBeNull();
});

it.each([
  ['an order of this browser’s checkout', {}, 'snap-of-checkout'],
  ['an order with a token of its own', { snap_token: 'own' }, 'own'],
  ['no order of another checkout', { id: 8 }, undefined],
  ['no paid order', { status: 'paid' }, undefined],
])('returns a payment token for %s', async (_case, changes, token) => {
  const { snap_token } = await latest(order(7, changes), createTestSession({ lastOrder }));
  expect(snap_token).toBe(token);
});

it('returns a 404 of the product API', async () => {
  stubNetwork({ 'GET /api/transactions/': { status: 404 } });
  expect(await callRoute(GET, { session: createTestSession() })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});
