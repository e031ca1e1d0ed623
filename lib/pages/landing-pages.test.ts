import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { findProduct } from '@/lib/catalogue/catalogue';
import { stubNetwork } from '@/lib/testing/stub-network';
import { readHomePage } from './home';
import { readRelatedProductsAndPrints, readRiderProducts, resolveProductSection } from './product';
import { listSwimwear } from './woman';

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

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
  delete process.env.NEXT_PHASE;
});

const readHome = () => readHomePage('id');

describe('the home page', () => {
  it('has a tile for each kind with products', async () => {
    stubNetwork(catalogue(PRODUCTS));
    const { suggestions, arrivals } = await readHome();
    expect(suggestions.filter(({ card }) => card)).toEqual([]);
    expect(arrivals).toEqual([
      { kind: 'bikinis', href: '/id/woman/kirana-bikini', name: 'Kirana Bikini', picture: undefined },
      { kind: 'tees', href: '/id/men/tees', name: 'Swell Tee', picture: undefined },
    ]);
  });

  it('adds the products of the picture strip that are in the catalogue', async () => {
    stubNetwork(
      catalogue([...PRODUCTS, { id: 'Medewi Essential', name: 'Medewi Essential', price: 900_000 }]),
    );
    const { suggestions } = await readHome();
    expect(suggestions.flatMap(({ card }) => card ?? [])).toMatchObject([
      { href: '/id/men/medewi-essential', name: 'Medewi Essential', price: 900_000 },
    ]);
  });

  it('has no tiles without products', async () => {
    stubNetwork(catalogue([]));
    expect(await readHome()).toMatchObject({ arrivals: [] });
  });
});

describe('the women’s landing page', () => {
  it('shows swimwear, featured products first', async () => {
    stubNetwork(catalogue(PRODUCTS));
    expect(await listSwimwear('id')).toMatchObject([
      { href: '/id/woman/bulan-swimsuit', price: 500_000 },
      { href: '/id/woman/kirana-bikini', price: 500_000 },
    ]);
  });

  it('is built without the catalogue', async () => {
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    stubNetwork({ 'GET /api/products': new TypeError('fetch failed'), 'GET /api/variants': { status: 503 } });
    expect(await listSwimwear('id')).toEqual({ outage: 'unavailable' });
  });

  it('fails while the catalogue is down, so that the cached page stays', async () => {
    stubNetwork({ 'GET /api/products': new TypeError('fetch failed'), 'GET /api/variants': { status: 503 } });
    await expect(listSwimwear('id')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

const one = (product: object) => ({ body: { data: product } });
const none = { body: { data: [] } };

describe('a product’s page', () => {
  const swimsuits = Array.from({ length: 9 }, (_, number) => ({
    id: `Suit ${number}`,
    name: `Suit ${number}`,
    price: 1,
    colour: number ? `Print ${number}` : '',
    category: { name: 'Swimsuit' },
    variantId: 'b',
  }));

  it('links the prints of its cut and the listing with the rest', async () => {
    const products = [...PRODUCTS, ...swimsuits];
    const each = products.map((product) => [
      `GET /api/products/${product.id.toLowerCase().replaceAll(' ', '-')}`,
      one(product),
    ]);
    stubNetwork({ ...catalogue(products), 'GET /api/items': none, ...Object.fromEntries(each) });
    const product = await findProduct('suit-0');
    if (!product) throw new Error('suit-0 was not found');
    const { prints, related } = await readRelatedProductsAndPrints(
      await resolveProductSection(product, 'woman'),
      'id',
    );
    expect(prints.links).toHaveLength(8);
    expect(prints.links.slice(0, 3)).toMatchObject([
      { href: '/id/woman/suit-0', name: 'Suit 0', current: true },
      { href: '/id/woman/suit-1', name: 'Suit 1, Print 1', current: false },
      { href: '/id/woman/suit-2', name: 'Suit 2, Print 2', current: false },
    ]);
    expect(prints.rest).toEqual({ href: '/id/woman?category=swimsuit', category: 'Baju renang' });
    expect(related.map(({ href }) => href)).toEqual([
      '/id/woman/sari-dress',
      '/id/woman/kirana-bikini',
      '/id/woman/bulan-swimsuit',
    ]);
  });

  it('shows a product of an unknown variant in the requested section, with one canonical section', async () => {
    stubNetwork({
      ...catalogue([]),
      'GET /api/products/stray': one({ id: 'Stray', name: 'Stray', price: 1 }),
    });
    const product = await findProduct('stray');
    expect(product && (await resolveProductSection(product, 'woman'))).toMatchObject({
      section: 'woman',
      home: 'men',
    });
    expect(product && (await resolveProductSection({ ...product, variantId: 'b' }, 'men'))).toMatchObject({
      section: 'woman',
      home: 'woman',
      variantName: 'Beach',
    });
  });
});

describe('what a rider wears', () => {
  it('is listed in the rider’s order, without unknown products', async () => {
    stubNetwork({
      ...catalogue(PRODUCTS),
      'GET /api/products/swell-tee': one(PRODUCTS[3] ?? {}),
      'GET /api/products/sari-dress': one(PRODUCTS[2] ?? {}),
      'GET /api/products/gone-long-ago': { status: 404 },
    });
    const worn = await readRiderProducts(['swell-tee', 'gone-long-ago', 'sari-dress'], 'en');
    expect(worn.map(({ href }) => href)).toEqual(['/men/swell-tee', '/woman/sari-dress']);
  });
});
