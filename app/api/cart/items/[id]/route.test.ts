import { aSession, askRoute } from '@/lib/testing/ask-route';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';
import { PATCH } from './route';

const CART = { body: { data: { items: [{ id: 4, itemName: 'X', quantity: 1, price: 5 }] } } };

function change(id: string, answer: StubbedAnswer) {
  stubNetwork({ [`PATCH /api/cart/items/${id}`]: answer, 'GET /api/cart': CART });
  return askRoute(PATCH, { method: 'PATCH', body: { quantity: 2 }, params: { id }, session: aSession() });
}

it('answers the whole cart', async () => {
  expect(await change('4', {})).toMatchObject({
    status: 200,
    body: { data: { items: [{ id: '4' }], totalPrice: 5 } },
  });
});

it.each([
  ['405', '4', { status: 405 }, 501, 'unsupported'],
  ['501', '4', { status: 501 }, 501, 'unsupported'],
  ['404 for a line that is there', '4', { status: 404 }, 501, 'unsupported'],
  ['404 for a line that is not', '5', { status: 404 }, 404, 'not_found'],
  ['409', '4', { status: 409 }, 409, 'conflict'],
])('understands %s', async (_case, id, answer, status, code) => {
  expect(await change(id, answer)).toMatchObject({ status, body: { code } });
});
