import { LIMITS } from '@/lib/rate-limit/limits';
import { aSession, askRoute } from '@/lib/testing/ask-route';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const ORDER = {
  id: 'SGR-7',
  status: 'paid',
  total: 5,
  customer_name: '中村',
  transaction_items: [{ id: 1, itemName: 'Ayu Bikini', price: 5, quantity: 1 }],
};

function ask(one: StubbedAnswer, headers: Record<string, string> = {}) {
  stubNetwork({ 'GET /api/transactions/SGR-7': one, 'GET /api/transactions/': { body: { data: null } } });
  return askRoute(GET, { params: { id: 'SGR-7' }, session: aSession(), headers });
}

it.each(['paid', 'refunded'])('is a PDF for nobody but the shopper when the order is %s', async (status) => {
  const answer = await ask({ body: { data: { ...ORDER, status } } });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt-SGR-7.pdf"',
    'cache-control': 'private, no-store',
  });
  expect(answer.text).toMatch(/^%PDF-1\.7/);
  expect(answer.text).toContain('/Lang (en)');
});

it('speaks the language that is asked for', async () => {
  const { text } = await ask({ body: { data: ORDER } }, { 'accept-language': 'id' });
  expect(text).toContain('/Lang (id)');
});

it.each([
  ['pending', 'This order has not been paid yet, so there is no receipt for it.'],
  ['expired', 'Nothing was paid for this order, so there is no receipt for it.'],
])('is refused in words for an order that is %s', async (status, message) => {
  expect(await ask({ body: { data: { ...ORDER, status } } })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message },
  });
});

it.each([
  ['another customer’s order', { status: 404 }, 404, 'not_found'],
  ['a session that is over', { status: 401 }, 401, 'unauthenticated'],
  ['a broken server', { status: 500 }, 502, 'upstream_failed'],
])('answers %s as the order’s own path does', async (_case, one, status, code) => {
  expect(await ask(one)).toMatchObject({ status, body: { code } });
});

it('is for those who have logged in', async () => {
  const { calls } = stubNetwork({});
  expect(await askRoute(GET, { params: { id: 'SGR-7' } })).toMatchObject({ status: 401 });
  expect(calls()).toEqual([]);
});

it('counts what a customer asks for, whatever address it comes from', async () => {
  await LIMITS.receipt.set('customer', 60, 600);
  const limited = await ask({ body: { data: ORDER } }, { 'x-forwarded-for': '203.0.113.9' });
  await LIMITS.receipt.delete('customer');
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((await ask({ body: { data: ORDER } })).status).toBe(200);
});

it('reads the order with the session first, however often its receipt was drawn', async () => {
  expect((await ask({ body: { data: ORDER } })).status).toBe(200);
  expect(await ask({ status: 404 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
