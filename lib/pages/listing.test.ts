import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { isOutage } from '@/lib/catalogue/outage';
import { stubNetwork } from '@/lib/testing/stub-network';
import { readCategoryRows, readListing, readListingWithoutQuery } from './listing';

const bikini = (number: number) => ({
  id: `Bikini ${number}`,
  name: `Bikini ${number}`,
  price: 500_000 + number,
  category: { name: 'Bikini' },
  variantId: 'b',
});

const list = (data: object[]) => ({ body: { data } });
const CATALOGUE = {
  'GET /api/products': list(Array.from({ length: 10 }, (_, number) => bikini(number))),
  'GET /api/variants': list([{ id: 'b', name: 'Bikini', isMen: false }]),
  'GET /api/categories': list([{ id: 'b', name: 'Bikini' }]),
  'GET /api/sizes': list([{ id: 'm', value: 'M' }]),
  'GET /api/items': list([{ id: '1', name: 'Bikini 1', price: 1, size: { value: 'M' }, stock: 2 }]),
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
  delete process.env.NEXT_PHASE;
});

const shown = (view: Awaited<ReturnType<typeof readListing>>) =>
  isOutage(view) ? view : view.shown.map(({ name }) => name);

it('filters by a query', async () => {
  stubNetwork(CATALOGUE);
  expect(shown(await readListing('woman-catalog', new URLSearchParams('size=m'), 'en'))).toEqual([
    'Bikini 1',
  ]);
});

it('shows the first page without a query', async () => {
  stubNetwork(CATALOGUE);
  expect(shown(await readListingWithoutQuery('woman-catalog', 'en'))).toHaveLength(8);
});

it('returns only filters for a listing with a landing page', async () => {
  stubNetwork(CATALOGUE);
  expect(await readListingWithoutQuery('woman', 'en')).toMatchObject({ shown: [], total: 10 });
});

it('returns the first products of each category, in the order of the products, with a link to its list', async () => {
  const dress = { id: 'Sari', name: 'Sari', price: 1, category: { name: 'Dress' }, variantId: 'b' };
  const products = list([...Array.from({ length: 5 }, (_, number) => bikini(number)), dress]);
  const categories = list([
    { id: 'd', name: 'Dress' },
    { id: 'b', name: 'Bikini' },
  ]);
  stubNetwork({ ...CATALOGUE, 'GET /api/products': products, 'GET /api/categories': categories });
  const [bikinis, dresses] = await readCategoryRows('woman', 'id');
  expect(bikinis).toMatchObject({ title: 'Bikini', more: { href: '/id/woman?category=bikini' } });
  expect(bikinis?.products).toHaveLength(4);
  expect(dresses).toMatchObject({
    title: 'Gaun',
    products: [{ name: 'Sari' }],
    more: { href: '/id/woman?category=dress' },
  });
});

it.each([
  ['products', { ...CATALOGUE, 'GET /api/products': { status: 503 } }],
  ['variants', { ...CATALOGUE, 'GET /api/variants': { status: 503 } }],
] as const)('reports during a build that the %s cannot be read', async (of, responses) => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  stubNetwork(responses);
  expect(await readListingWithoutQuery('woman-catalog', 'en')).toMatchObject({ of });
  expect(await readListing('woman-catalog', new URLSearchParams('size=m'), 'en')).toMatchObject({ of });
});

it('reports an outage for a query at run time too, and throws it for a cached page', async () => {
  stubNetwork({ ...CATALOGUE, 'GET /api/products': { status: 503 } });
  const view = await readListing('men', new URLSearchParams('size=m'), 'en');
  expect(view).toEqual({ outage: 'upstream_failed', of: 'products' });
  await expect(readListingWithoutQuery('men', 'en')).rejects.toMatchObject({ digest: 'upstream_failed' });
});

it('shows products without sizes and stock during a build', async () => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  stubNetwork({ ...CATALOGUE, 'GET /api/items': { status: 503 }, 'GET /api/sizes': { status: 503 } });
  expect(shown(await readListingWithoutQuery('woman-catalog', 'en'))).toHaveLength(8);
});
