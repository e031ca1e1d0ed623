import { stubNetwork } from '@/lib/testing/stub-network';
import { readList, readLists, refreshLists } from './catalogue';

const SECOND_MS = 1_000;
const swellTee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000 };
const products = (...list: object[]) => ({ body: { data: list } });
const empty = products();
const others = {
  'GET /api/variants': empty,
  'GET /api/categories': empty,
  'GET /api/sizes': empty,
  'GET /api/items': empty,
};

let now = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  // Later than whatever the test before has read.
  now += 3_600 * SECOND_MS;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

it('reads a list once for all who ask within seconds, and then anew', async () => {
  const { calls } = stubNetwork({ 'GET /api/products': products(swellTee) });
  const [first, second] = await Promise.all([readList('products'), readList('products')]);
  now += 9 * SECOND_MS;
  expect(await readList('products')).toBe(first);
  expect(second).toBe(first);
  expect(calls()).toHaveLength(1);

  now += 2 * SECOND_MS;
  await readList('products');
  expect(calls()).toHaveLength(2);
});

it('reads the catalogue once for 10,000 who come in the same minute, and asks six times whether it has changed', async () => {
  const unchanged = new Response(null, { status: 304 });
  const { sent } = stubNetwork({
    'GET /api/products': [{ ...products(swellTee), headers: { etag: '"1"' } }, unchanged],
  });
  for (let group = 0; group < 100; group += 1) {
    await Promise.all(Array.from({ length: 100 }, () => readList('products')));
    now += 600;
  }
  const conditional = sent.map(({ headers }) => headers.has('if-none-match'));
  expect(conditional).toEqual([false, true, true, true, true, true]);
});

it('does not read again what has not changed', async () => {
  const { sent } = stubNetwork({
    'GET /api/products': [
      { ...products(swellTee), headers: { etag: '"1"' } },
      new Response(null, { status: 304 }),
    ],
  });
  const first = await readList('products');
  now += 11 * SECOND_MS;
  expect(await readList('products')).toBe(first);
  expect(sent[1]?.headers.get('if-none-match')).toBe('"1"');
});

it('keeps the last good list while the product API is away', async () => {
  stubNetwork({ 'GET /api/products': [products(swellTee), new Error('away')] });
  const first = await readList('products');
  now += 60 * SECOND_MS;
  expect(await readList('products')).toBe(first);
});

it('refreshed, says what is now, and goes on saying it', async () => {
  stubNetwork({
    ...others,
    'GET /api/products': [products(swellTee), products({ ...swellTee, price: 199_000 })],
  });
  await readList('products');
  const after = await refreshLists();
  expect(after.products[0]?.price).toBe(199_000);
  expect(await readLists()).toEqual(after);
});

it('refreshed in vain, says so and keeps what it has', async () => {
  stubNetwork({ ...others, 'GET /api/products': [products(swellTee), { status: 500 }] });
  const first = await readList('products');
  await expect(refreshLists()).rejects.toMatchObject({ code: 'upstream_failed' });
  expect(await readList('products')).toBe(first);
});
