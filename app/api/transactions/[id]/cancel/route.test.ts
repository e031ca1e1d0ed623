import { aSession, askRoute } from '@/lib/testing/ask-route';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const CANCELLED = { id: 7, status: 'cancelled', total: 5 };

function cancel(answer: StubbedAnswer, order: StubbedAnswer = { status: 500 }) {
  stubNetwork({ 'POST /api/transactions/7/cancel': answer, 'GET /api/transactions/7': order });
  return askRoute(POST, { method: 'POST', params: { id: '7' }, session: aSession() });
}

it('gives the order as it is now', async () => {
  expect(await cancel({ body: { data: CANCELLED } })).toMatchObject({
    status: 200,
    body: { data: { id: '7', status: 'cancelled' } },
  });
});

it.each<[string, unknown]>([
  ['nothing', {}],
  ['null', { data: null }],
  ['a sentence', { message: 'Done' }],
])('reads the order when the server answers %s', async (_case, body) => {
  expect(await cancel({ body }, { body: { data: CANCELLED } })).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled' } },
  });
});

it('passes on that it is too late', async () => {
  expect(await cancel({ status: 409, body: { message: 'Already paid' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Already paid' },
  });
});

it.each([404, 405, 501])('says that a server cannot do it after %i', async (status) => {
  const answer = await cancel({ status }, { body: { data: { ...CANCELLED, status: 'pending' } } });
  expect(answer).toMatchObject({ status: 501, body: { code: 'unsupported' } });
});

it('knows no order of somebody else', async () => {
  const nobodys = { status: 404, body: { message: 'Order not found' } };
  stubNetwork({
    'POST /api/transactions/7/cancel': nobodys,
    'GET /api/transactions/7': nobodys,
    'GET /api/transactions/': { body: { data: { ...CANCELLED, id: 8 } } },
  });
  const answer = await askRoute(POST, { method: 'POST', params: { id: '7' }, session: aSession() });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('is for shoppers who are logged in', async () => {
  expect(await askRoute(POST, { method: 'POST', params: { id: '7' } })).toMatchObject({ status: 401 });
});
