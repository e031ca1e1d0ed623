import { cacheTag } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { isOutage } from '@/lib/catalogue/outage';
import { stubNetwork } from '@/lib/testing/stub-network';
import { readListing, readPlainListing } from './listing';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));

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

const tags = () => jest.mocked(cacheTag).mock.calls.flat();

/** A process that remembers no catalogue. */
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.catalogue'));
});

afterEach(() => {
  jest.clearAllMocks();
  delete process.env.NEXT_PHASE;
});

const shown = (view: Awaited<ReturnType<typeof readListing>>) =>
  isOutage(view) ? view : view.shown.map(({ name }) => name);

it('answers a query, and is renewed with any product of the listing', async () => {
  stubNetwork(CATALOGUE);
  expect(shown(await readListing('woman-catalog', 'size=m', 'en'))).toEqual(['Bikini 1']);
  expect(tags()).toEqual(expect.arrayContaining(['list', 'product:bikini-1', 'product:bikini-9']));
});

it('shows the plain catalogue, renewed with what it shows alone', async () => {
  stubNetwork(CATALOGUE);
  expect(shown(await readPlainListing('woman-catalog', 'en'))).toHaveLength(8);
  expect(tags()).toContain('product:bikini-7');
  expect(tags()).not.toContain('product:bikini-8');
});

it('offers the ways into a listing with a landing page, and none of its products', async () => {
  stubNetwork(CATALOGUE);
  expect(await readPlainListing('woman', 'en')).toMatchObject({ shown: [], total: 10 });
  expect(tags().filter((tag) => tag.startsWith('product:'))).toEqual([]);
});

it.each([
  ['products', { ...CATALOGUE, 'GET /api/products': { status: 503 } }],
  ['variants', { ...CATALOGUE, 'GET /api/variants': { status: 503 } }],
] as const)('says during a build that the %s cannot be read', async (of, answers) => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  stubNetwork(answers);
  expect(await readPlainListing('woman-catalog', 'en')).toMatchObject({ of });
  expect(await readListing('woman-catalog', 'size=m', 'en')).toMatchObject({ of });
});

it('does without sizes and stock during a build', async () => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  stubNetwork({ ...CATALOGUE, 'GET /api/items': { status: 503 }, 'GET /api/sizes': { status: 503 } });
  expect(shown(await readPlainListing('woman-catalog', 'en'))).toHaveLength(8);
});
