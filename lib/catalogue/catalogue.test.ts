import { cacheLife, cacheTag } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { findItem, findProduct, listProductItems, listProducts } from './catalogue';

const tee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000 };
const list = (...data: object[]) => ({ body: { data } });
const one = (product: object) => ({ body: { data: product } });
const missing = { status: 404, body: {} };
const tags = () => jest.mocked(cacheTag).mock.calls.flat();

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
  jest.clearAllMocks();
  delete process.env.NEXT_PHASE;
});

describe('listProducts', () => {
  it('skips malformed entries', async () => {
    stubNetwork({ 'GET /api/products': list({ name: 'no id' }, tee) });
    expect(await listProducts()).toEqual([expect.objectContaining({ id: 'Swell Tee', slug: 'swell-tee' })]);
    expect(tags()).toEqual(['products']);
  });

  it.each<[string, StubbedResponse, string]>([
    ['no list', { body: { data: {} } }, 'upstream_failed'],
    ['a truncated response', new Response('{"data":[{"id":"one"},{"id'), 'upstream_failed'],
    ['an error status', { status: 503, body: {} }, 'upstream_failed'],
    ['no response', new TypeError('fetch failed'), 'unavailable'],
  ])('throws for %s, so that the last good page stays in the cache', async (_, response, code) => {
    stubNetwork({ 'GET /api/products': response });
    await expect(listProducts()).rejects.toMatchObject({ code, digest: code });
  });

  it('returns an outage during a build, cached for a second', async () => {
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    stubNetwork({ 'GET /api/products': new TypeError('fetch failed') });
    expect(await listProducts()).toEqual({ outage: 'unavailable' });
    expect(cacheLife).toHaveBeenCalledWith('outage');
  });
});

describe('findProduct', () => {
  it('requests one product, and the list only if it was never read', async () => {
    const { calls } = stubNetwork({
      'GET /api/products/swell-tee': one(tee),
      'GET /api/products': list(tee),
    });
    expect(await findProduct('swell-tee')).toMatchObject({ slug: 'swell-tee', price: 299_000 });
    expect(calls()).toEqual(['GET /api/products/swell-tee', 'GET /api/products']);
    await findProduct('swell-tee');
    expect(calls().slice(2)).toEqual(['GET /api/products/swell-tee']);
  });

  it('keeps two ids with the same URL form apart', async () => {
    const first = { ...tee, id: 'Twin Fin' };
    const second = { ...tee, id: 'twin-fin' };
    stubNetwork({ 'GET /api/products/twin-fin': one(second), 'GET /api/products': list(first, second) });
    expect(await findProduct('twin-fin')).toMatchObject({ id: 'Twin Fin', slug: 'twin-fin' });
  });

  it('is tagged by the product', async () => {
    stubNetwork({ 'GET /api/products/swell-tee': one(tee), 'GET /api/products': list(tee) });
    await findProduct('swell-tee');
    expect(tags()).toEqual(['product', 'product:swell-tee']);
  });

  it.each([
    ['a server that only knows stored ids', 'swell-tee', missing, [tee], 'swell-tee'],
    ['an id with a slug of its own', 'tees-2', missing, [{ ...tee, id: 'Tees' }], 'tees-2'],
    ['a stored id', 'Swell Tee', one(tee), [tee], 'swell-tee'],
    [
      'a slug that two ids share',
      'a-b-2',
      missing,
      [
        { ...tee, id: 'A B' },
        { ...tee, id: 'a b' },
      ],
      'a-b-2',
    ],
    ['a product that the list does not have', 'Hidden', one({ ...tee, id: 'Hidden' }), [], 'hidden'],
  ])('searches the list for %s', async (_, slug, response, products, found) => {
    stubNetwork({
      [`GET /api/products/${encodeURIComponent(slug)}`]: response,
      'GET /api/products': list(...products),
    });
    expect((await findProduct(slug))?.slug).toBe(found);
  });

  it('returns undefined for an unknown slug and for one that no URL can contain', async () => {
    stubNetwork({ 'GET /api/products/none': missing, 'GET /api/products': list(tee) });
    expect(await findProduct('none')).toBeUndefined();
    await expect(findProduct('..')).resolves.toBeUndefined();
  });

  it('throws when the product API is down, and returns undefined during a build', async () => {
    stubNetwork({ 'GET /api/products/swell-tee': new TypeError('fetch failed') });
    await expect(findProduct('swell-tee')).rejects.toMatchObject({ code: 'unavailable' });
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    expect(await findProduct('swell-tee')).toBeUndefined();
    expect(cacheLife).toHaveBeenCalledWith('outage');
  });
});

it('keeps the last good lists of products and stock through an outage', async () => {
  const item = { id: '1', name: 'Swell Tee', price: 1, size: { value: 'M' }, stock: 3 };
  const away = new TypeError('fetch failed');
  stubNetwork({
    'GET /api/products': [list(tee), away],
    'GET /api/items': [list(item), away],
    'GET /api/products/swell-tee': away,
    'GET /api/products/unknown': away,
    'GET /api/items?name=Swell%20Tee': away,
  });
  await Promise.all([listProducts(), findItem('1')]);

  expect(await listProducts()).toHaveLength(1);
  expect(await findProduct('swell-tee')).toMatchObject({ price: 299_000 });
  expect(await listProductItems({ slug: 'swell-tee', name: 'Swell Tee' })).toEqual([item]);
  await expect(findProduct('unknown')).rejects.toMatchObject({ code: 'unavailable' });
});

it('does not fall back to an older price than the last one shown', async () => {
  const away = new TypeError('fetch failed');
  stubNetwork({
    'GET /api/products': [list(tee), away],
    'GET /api/products/swell-tee': [one({ ...tee, price: 199_000 }), away],
  });
  await listProducts();
  await findProduct('swell-tee');
  expect(await findProduct('swell-tee')).toMatchObject({ price: 199_000 });
  expect(await listProducts()).toMatchObject([{ price: 199_000 }]);
});

it('reads the stock of one product under the product’s tag', async () => {
  const item = { id: '1', name: 'Swell Tee', price: 1, size: { value: 'M' }, stock: 3 };
  stubNetwork({ 'GET /api/items?name=Swell%20Tee': list(item) });
  expect(await listProductItems({ slug: 'swell-tee', name: 'Swell Tee' })).toEqual([item]);
  expect(tags()).toEqual(['product', 'product:swell-tee']);
});

it('finds an item that is newer than the cached list', async () => {
  const item = { id: '2', name: 'Swell Tee', price: 1, size: { value: 'L' } };
  const { calls } = stubNetwork({ 'GET /api/items': [list(), list(item)] });
  expect(await findItem('2')).toEqual(item);
  expect(calls()).toHaveLength(2);
});
