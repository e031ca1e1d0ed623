import { cacheLife, cacheTag } from 'next/cache';
import { stubNetwork } from '@/lib/testing/stub-network';
import { readHomePage } from './home';
import { readProductPage, readWornProducts } from './product';
import { readWomanPage } from './woman';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));

const PRODUCTS = [
  { id: 'Kirana Bikini', category: { name: 'Bikini' }, variantId: 'b' },
  { id: 'Bulan Swimsuit', category: { name: 'Swimsuit' }, variantId: 'b', isFeatured: true },
  { id: 'Sari Dress', category: { name: 'Dress' }, variantId: 'b' },
  { id: 'Swell Tee', category: { name: 'Tees' }, variantId: 't' },
].map((facts) => ({ name: facts.id, price: 500_000, ...facts }));

const VARIANTS = [
  { id: 'b', name: 'Beach', isMen: false },
  { id: 't', name: 'Tees', isMen: true },
];

const catalogue = (products: object[]) => ({
  'GET /api/products': { body: { data: products } },
  'GET /api/variants': { body: { data: VARIANTS } },
});

const tags = () => jest.mocked(cacheTag).mock.calls.flat();

/** A process that remembers no catalogue. */
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.catalogue'));
});

afterEach(() => {
  jest.clearAllMocks();
  delete process.env.NEXT_PHASE;
});

const readHome = () => readHomePage('id');
const readWoman = () => readWomanPage('id');

describe('the home page', () => {
  it('holds its tiles and its pool, and is renewed with the products in them alone', async () => {
    stubNetwork(catalogue(PRODUCTS));
    const { likes, ...home } = await readHome();
    expect(likes.filter(({ card }) => card)).toEqual([]);
    expect(home).toEqual({
      arrivals: [
        { kind: 'bikinis', href: '/id/woman/kirana-bikini', name: 'Kirana Bikini', picture: undefined },
        { kind: 'tees', href: '/id/men/tees', name: 'Swell Tee', picture: undefined },
      ],
      swimwear: [
        expect.objectContaining({ href: '/id/woman/bulan-swimsuit', price: 500_000 }),
        expect.objectContaining({ href: '/id/woman/kirana-bikini', price: 500_000 }),
      ],
    });
    expect(tags()).toEqual(
      expect.arrayContaining([
        'list',
        'product:kirana-bikini',
        'product:bulan-swimsuit',
        'product:swell-tee',
      ]),
    );
    expect(tags()).not.toContain('product:sari-dress');
  });

  it('knows what its strip of pictures shows, as far as the catalogue has it', async () => {
    stubNetwork(
      catalogue([...PRODUCTS, { id: 'Medewi Essential', name: 'Medewi Essential', price: 900_000 }]),
    );
    const { likes } = await readHome();
    expect(likes.flatMap(({ card }) => card ?? [])).toMatchObject([
      { href: '/id/men/medewi-essential', name: 'Medewi Essential', price: 900_000 },
    ]);
    expect(tags()).toContain('product:medewi-essential');
  });

  it('is empty when the catalogue is', async () => {
    stubNetwork(catalogue([]));
    expect(await readHome()).toMatchObject({ arrivals: [], swimwear: [] });
  });
});

describe('the women’s landing', () => {
  it('leads to what there is for women, by its name in the page’s language', async () => {
    stubNetwork(catalogue(PRODUCTS));
    const { categories, swimwear } = await readWoman();
    expect(categories).toEqual([
      { href: '/id/woman?category=bikini', name: 'Bikini' },
      { href: '/id/woman?category=swimsuit', name: 'Baju Renang' },
      { href: '/id/woman?category=dress', name: 'Gaun' },
    ]);
    expect(swimwear).toHaveLength(2);
  });

  it('keeps the usual ways while the shop is built without its catalogue, for a second', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    stubNetwork({ 'GET /api/products': new TypeError('fetch failed'), 'GET /api/variants': { status: 503 } });
    const { categories, swimwear } = await readWoman();
    expect(swimwear).toEqual({ outage: 'unavailable' });
    expect(categories.map(({ name }) => name)).toEqual([
      'Bikini',
      'Baju Renang',
      'Rash Guard',
      'Gaun',
      'Sandal',
    ]);
    expect(jest.mocked(cacheLife).mock.calls).toEqual([['outage']]);
  });

  it('is not made anew while the catalogue is away', async () => {
    stubNetwork({ 'GET /api/products': new TypeError('fetch failed'), 'GET /api/variants': { status: 503 } });
    await expect(readWoman()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a product’s page', () => {
  const swimsuits = Array.from({ length: 9 }, (_, number) => ({
    id: `Suit ${number}`,
    name: `Suit ${number}`,
    price: 1,
    colour: number ? `Print ${number}` : '',
    category: { name: 'Swimsuit' },
    variantId: 'b',
  }));
  const none = { body: { data: [] } };

  it('leads to the prints of its cut, and to the listing of those it has no room for', async () => {
    const others = { 'GET /api/categories': none, 'GET /api/sizes': none, 'GET /api/items': none };
    stubNetwork({ ...catalogue([...PRODUCTS, ...swimsuits]), ...others });
    const page = await readProductPage('woman', 'suit-0', 'id');
    expect(page?.prints.links).toHaveLength(8);
    expect(page?.prints.links.slice(0, 3)).toMatchObject([
      { href: '/id/woman/bulan-swimsuit', current: false },
      { href: '/id/woman/suit-0', name: 'Suit 0', current: true },
      { href: '/id/woman/suit-1', name: 'Suit 1, Print 1', current: false },
    ]);
    expect(page?.prints.rest).toEqual({ href: '/id/woman?category=swimsuit', category: 'Baju Renang' });
    expect(tags()).toContain('product:suit-1');
  });
});

describe('what a rider wears', () => {
  it('is shown in that order as far as the catalogue has it', async () => {
    stubNetwork(catalogue(PRODUCTS));
    const worn = await readWornProducts(['swell-tee', 'gone-long-ago', 'sari-dress'], 'en');
    expect(worn.map(({ href }) => href)).toEqual(['/men/swell-tee', '/woman/sari-dress']);
    expect(tags()).toContain('list');
  });
});
