import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const ORDER = { id: 7, status: 'pending', total: 5 };
const lastOrder = { orderId: '7', snapToken: 'snap-of-checkout' };

function ask(one: StubbedResponse, latest: StubbedResponse = { status: 404 }) {
  stubNetwork({ 'GET /api/transactions/7': one, 'GET /api/transactions/': latest });
  return callRoute(GET, { params: { id: '7' }, session: createTestSession({ lastOrder }) });
}

it('returns the requested order with its payment token', async () => {
  const { body } = await ask({ body: { data: ORDER } });
  expect(body.data).toMatchObject({ id: '7', snap_token: 'snap-of-checkout' });
});

it.each([[404], [405], [501]])('falls back to the latest order after %i', async (status) => {
  expect(await ask({ status }, { body: { data: ORDER } })).toMatchObject({
    status: 200,
    body: { data: { id: '7' } },
  });
});

it.each([
  ['another order', { body: { data: { ...ORDER, id: 8 } } }],
  ['no order', { body: { data: null } }],
  ['missing', { status: 404 }],
])('returns 404 if the latest order is %s', async (_case, latest) => {
  expect(await ask({ status: 404 }, latest)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('does not fall back if the server fails', async () => {
  expect(await ask({ status: 500 }, { body: { data: ORDER } })).toMatchObject({ status: 502 });
});

it('finds the picture of a line by its name in the catalogue, and continues without one', async () => {
  const line = (id: number, itemName: string, image?: string) => ({
    id,
    itemName,
    price: 1,
    quantity: 1,
    image,
  });
  stubNetwork({
    'GET /api/transactions/7': {
      body: {
        data: {
          ...ORDER,
          transaction_items: [
            line(1, 'Sanur Tee'),
            line(2, 'Gone'),
            line(3, 'Own', 'https://cdn.example/o.jpg'),
          ],
        },
      },
    },
    'GET /api/products': {
      body: {
        data: [{ id: 'Sanur Tee', name: 'Sanur Tee', price: 1, image: [{ url: '/images/none.jpg' }] }],
      },
    },
  });
  const { body } = await callRoute(GET, { params: { id: '7' }, session: createTestSession() });
  expect(body.data.transaction_items.map(({ image }: { image?: string }) => image)).toEqual([
    '/media/160/images/none.jpg',
    undefined,
    'https://cdn.example/o.jpg',
  ]);
});
