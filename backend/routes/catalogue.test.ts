import { eq } from 'drizzle-orm';
import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import { items } from '@/backend/db/schema/catalogue';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { itemSchema, productSchema } from '@/lib/contract/catalogue';
import { responseSchema } from '@/lib/contract/wire';

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;
const get = (path: string) => callApi(app, 'GET', path);

beforeAll(async () => {
  database = await openTestDatabase();
  await storeTestCatalogue(database.db);
  app = createApp(createTestDependencies(database.db).dependencies);
});
afterAll(() => database.close());

const product = {
  id: 'Uluwatu Elite Pro',
  name: 'Uluwatu Elite Pro',
  price: 1_199_000,
  colour: 'Deep Sea',
  description: 'A boardshort.',
  image: [{ url: '/images/products/uluwatu-elite-pro/main.jpg' }],
  imagedetail: [
    {
      fullBody: '/images/products/uluwatu-elite-pro/fullBody.jpg',
      close1: '/images/products/uluwatu-elite-pro/close1.jpg',
      close2: '/images/products/uluwatu-elite-pro/close2.jpg',
      close3: '/images/products/uluwatu-elite-pro/close3.jpg',
    },
  ],
  category: { name: 'Boardshorts' },
  categoryId: 'boardshorts',
  variantId: 'elite-pro',
  isFeatured: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  translations: { id: { description: 'Celana selancar.', colour: 'Laut Dalam' } },
};

it('lists products in the contract’s format', async () => {
  const { status, json } = await get('/api/products');
  expect(status).toBe(200);
  expect(json).toEqual({ data: [product] });
  expect(responseSchema(productSchema.array()).parse(json).data).toHaveLength(1);
});

it.each(['Uluwatu%20Elite%20Pro', 'uluwatu-elite-pro', 'ULUWATU-ELITE-PRO'])(
  'finds a product as %s',
  async (id) => {
    expect(await get(`/api/products/${id}`)).toMatchObject({ status: 200, json: { data: product } });
  },
);

it.each(['nothing', '%00', '%zz', "'; drop table products; --", 'a'.repeat(5_000)])(
  'has no product %j',
  async (id) => {
    const { status, json } = await get(`/api/products/${id}`);
    expect([400, 404]).toContain(status);
    expect(listErrorMessages(json)).toHaveLength(1);
  },
);

it('lists categories, variants and sizes, with sizes in display order', async () => {
  expect((await get('/api/categories')).json).toEqual({ data: [{ id: 'boardshorts', name: 'Boardshorts' }] });
  expect((await get('/api/variants')).json).toEqual({
    data: [{ id: 'elite-pro', name: 'Elite Pro', isMen: true }],
  });
  expect((await get('/api/sizes')).json).toEqual({
    data: [
      { id: 'size-s', value: 'S' },
      { id: 'size-m', value: 'M' },
      { id: 'size-l', value: 'L' },
    ],
  });
});

it('lists stock items with their stock, also of one product', async () => {
  const { json } = await get('/api/items');
  expect(responseSchema(itemSchema.array()).parse(json).data).toEqual([
    {
      id: testItems.small.id,
      name: 'Uluwatu Elite Pro',
      price: 1_199_000,
      size: { id: 'size-s', value: 'S' },
      stock: 10,
    },
    expect.objectContaining({ id: testItems.medium.id, stock: 1 }),
    expect.objectContaining({ id: testItems.large.id, stock: 0 }),
  ]);
  expect((await get('/api/items?name=Uluwatu%20Elite%20Pro')).json).toEqual(json);
  expect((await get('/api/items?name=Nothing')).json).toEqual({ data: [] });
});

it('responds with 304 if the list has not changed', async () => {
  const etag = (await get('/api/items')).headers.get('etag') ?? '';
  const revalidate = () => callApi(app, 'GET', '/api/items', { headers: { 'if-none-match': etag } });
  expect(await revalidate()).toMatchObject({ status: 304, text: '' });
  await database.db.update(items).set({ stock: 9 }).where(eq(items.id, testItems.small.id));
  expect((await revalidate()).status).toBe(200);
});

it.each([
  ['products', '/api/products'],
  ['items', '/api/items'],
  ['sizes', '/api/sizes'],
  ['variant', '/api/variants'],
  ['categories', '/api/categories'],
])('serves %s as a content API too', async (collection, path) => {
  expect((await get(`/content/any-store/${collection}`)).json).toEqual((await get(path)).json);
});

it('serves the social pictures, and 404 for an unknown collection', async () => {
  expect((await get('/content/x/likes')).json).toMatchObject({
    data: expect.arrayContaining([{ image: '/images/home/like-1.jpg', alt: expect.any(String) }]),
  });
  expect((await get('/content/x/toString')).status).toBe(404);
});

it('serves pictures', async () => {
  const { status, headers } = await get('/images/products/uluwatu-elite-pro/main.jpg');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/jpeg');
});

it.each([
  '/images/../package.json',
  '/images/%2e%2e/%2e%2e/package.json',
  '/images/..%2f..%2fpackage.json',
  '/images/..\\..\\package.json',
  '/images//etc/passwd',
  '/images/%00',
  '/images/products',
  '/images/nothing.jpg',
])('serves nothing at %s', async (path) => {
  const { status, json } = await get(path);
  expect(status).toBe(404);
  expect(listErrorMessages(json)).toHaveLength(1);
});

it('serves its documentation without another host', async () => {
  const { json } = await get('/openapi.json');
  expect(json).toMatchObject({ openapi: '3.1.0', paths: { '/api/cart/add': { post: expect.anything() } } });
  const { text } = await get('/docs');
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(4);
  for (const file of files) expect(await get(file)).toMatchObject({ status: 200 });
});
