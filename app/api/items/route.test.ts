import { z } from 'zod';
import { itemSchema } from '@/lib/contract/catalogue';
import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const responseSchema = z.strictObject({ data: z.array(itemSchema) });

it('lists all items without a name', async () => {
  const item = { id: '1', name: 'Sanur Tee', price: 5, size: { id: '2', value: 'M' }, stock: 3 };
  stubNetwork({ 'GET /api/items': { body: { data: [item, { id: 2 }] } } });
  const { body } = await callRoute(GET, { path: '/api/items' });
  expect(responseSchema.parse(body).data).toEqual([item]);
});

it('requests the items of one product by name, and skips malformed ones', async () => {
  const { calls } = stubNetwork({
    'GET /api/items?name=Sanur%20%26%20Tee': {
      body: { data: [{ id: 1, name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock: 0 }, { id: 2 }] },
    },
  });
  const { body } = await callRoute(GET, { path: '/api/items?name=Sanur+%26+Tee' });
  expect(responseSchema.parse(body).data).toEqual([
    { id: '1', name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock: 0 },
  ]);
  expect(calls()).toHaveLength(1);
});
