import { stubNetwork } from '@/lib/testing/stub-network';

const STORE = '/shops/beach%201';
const swellTee = { id: 7, name: 'Swell Tee', price: 299_000 };
const item = { id: 71, name: 'Swell Tee', price: 299_000, size: { value: 'M' } };
const other = { id: 81, name: 'Reef Runner', price: 450_000, size: { value: '32' }, stock: 0 };

// The variables are set before the first use of the module, because the environment is read only once.
beforeAll(() => {
  process.env.CONTENT_API_URL = 'https://content.example/shops/';
  process.env.CONTENT_STORE_ID = 'beach 1';
});
afterAll(() => {
  delete process.env.CONTENT_API_URL;
  delete process.env.CONTENT_STORE_ID;
});

const source = async () => (await import('./content-api')).createContentApiSource('beach 1');

it.each([
  ['bare', (list: unknown[]) => list],
  ['in an envelope', (list: unknown[]) => ({ data: list, took: 3 })],
])('reads the five collections of the store, %s', async (_, wrap) => {
  const { calls } = stubNetwork({
    [`GET ${STORE}/products`]: { body: wrap([swellTee, { id: 8, price: 'a lot' }]) },
    [`GET ${STORE}/items`]: { body: wrap([item]) },
    [`GET ${STORE}/sizes`]: { body: wrap([{ id: 1, value: 'M' }]) },
    [`GET ${STORE}/variant`]: { body: wrap([{ id: 3, name: 'Tees', isMen: true }]) },
    [`GET ${STORE}/categories`]: { body: wrap([{ id: 4, name: 'Tees' }]) },
  });
  const lists = await source();

  expect(await lists.products()).toEqual([
    expect.objectContaining({ id: '7', name: 'Swell Tee', image: [] }),
  ]);
  expect(await lists.items()).toEqual([{ ...item, id: '71' }]);
  expect(await lists.sizes()).toEqual([{ id: '1', value: 'M' }]);
  expect(await lists.variants()).toEqual([{ id: '3', name: 'Tees', isMen: true }]);
  expect(await lists.categories()).toEqual([{ id: '4', name: 'Tees' }]);
  expect(calls()).toHaveLength(5);
});

it('filters the stock items of one product from the whole list', async () => {
  const { fetchCurrentItems } = await import('@/lib/catalogue/catalogue');
  stubNetwork({ [`GET ${STORE}/items`]: { body: [item, other] } });
  expect(await fetchCurrentItems('Reef Runner')).toEqual([{ ...other, id: '81' }]);
});

it.each([
  [{ body: { status: 'error' } }, 'upstream_failed'],
  [{ status: 404, body: {} }, 'not_found'],
  [new TypeError('fetch failed'), 'unavailable'],
])('fails with a code for the response %j', async (response, code) => {
  stubNetwork({ [`GET ${STORE}/variant`]: response });
  const lists = await source();
  await expect(lists.variants()).rejects.toMatchObject({ code });
});
