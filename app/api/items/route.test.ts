import { askRoute } from '@/lib/testing/ask-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

it('asks for one product by its name, and skips what it cannot read', async () => {
  const { calls } = stubNetwork({
    'GET /api/items?name=Sanur%20%26%20Tee': {
      body: { data: [{ id: 1, name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock: 0 }, { id: 2 }] },
    },
  });
  const { body } = await askRoute(GET, { path: '/api/items?name=Sanur+%26+Tee' });
  expect(body.data).toEqual([{ id: '1', name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock: 0 }]);
  expect(calls()).toHaveLength(1);
});
