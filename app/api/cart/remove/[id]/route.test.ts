import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { DELETE } from './route';

const remove = (id: string) =>
  callRoute(DELETE, { method: 'DELETE', params: { id }, session: createTestSession() });

it('responds with the remaining cart', async () => {
  const { calls } = stubNetwork({
    'DELETE /api/cart/remove/a%2F4': {},
    'GET /api/cart': { body: { data: { items: [], totalPrice: 0 } } },
  });
  expect(await remove('a/4')).toMatchObject({ status: 200, body: { data: { items: [], totalPrice: 0 } } });
  expect(calls()).toEqual(['DELETE /api/cart/remove/a%2F4', 'GET /api/cart']);
});

it('passes on a 404 for another customer’s line', async () => {
  stubNetwork({ 'DELETE /api/cart/remove/4': { status: 404 } });
  expect(await remove('4')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
