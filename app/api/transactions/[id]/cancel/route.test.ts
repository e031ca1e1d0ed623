import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const CANCELLED = { id: 7, status: 'cancelled', total: 5 };

function cancel(response: StubbedResponse, order: StubbedResponse = { status: 500 }) {
  stubNetwork({ 'POST /api/transactions/7/cancel': response, 'GET /api/transactions/7': order });
  return callRoute(POST, { method: 'POST', params: { id: '7' }, session: createTestSession() });
}

it('returns the updated order', async () => {
  expect(await cancel({ body: { data: CANCELLED } })).toMatchObject({
    status: 200,
    body: { data: { id: '7', status: 'cancelled' } },
  });
});

it.each<[string, unknown]>([
  ['an empty object', {}],
  ['null', { data: null }],
  ['only a message', { message: 'Done' }],
])('requests the order if the server responds with %s', async (_case, body) => {
  expect(await cancel({ body }, { body: { data: CANCELLED } })).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled' } },
  });
});

it('returns the error if it is too late', async () => {
  expect(await cancel({ status: 409, body: { message: 'Already paid' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Already paid' },
  });
});

it.each([404, 405, 501])('reports an unsupported server after %i', async (status) => {
  const response = await cancel({ status }, { body: { data: { ...CANCELLED, status: 'pending' } } });
  expect(response).toMatchObject({ status: 501, body: { code: 'unsupported' } });
});

it('returns 404 for the order of another customer', async () => {
  const nobodys = { status: 404, body: { message: 'Order not found' } };
  stubNetwork({
    'POST /api/transactions/7/cancel': nobodys,
    'GET /api/transactions/7': nobodys,
    'GET /api/transactions/': { body: { data: { ...CANCELLED, id: 8 } } },
  });
  const response = await callRoute(POST, {
    method: 'POST',
    params: { id: '7' },
    session: createTestSession(),
  });
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('requires a session', async () => {
  expect(await callRoute(POST, { method: 'POST', params: { id: '7' } })).toMatchObject({ status: 401 });
});
