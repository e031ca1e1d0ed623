import { searchResponseSchema } from '@/lib/contract/search';
import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';

const PRODUCTS = [
  {
    id: 'Padang Elite Pro',
    name: 'Padang Elite Pro',
    price: 999_000,
    variantId: 'elite',
    category: { name: 'Boardshorts' },
    image: [{ url: 'https://elsewhere.example/padang.jpg' }],
  },
  { id: 'Sunrise Tee', name: 'Sunrise Tee', price: 300_000, variantId: 'gone', category: { name: 'Tees' } },
  ...Array.from({ length: 9 }, (_, at) => ({
    id: `b${at}`,
    name: `Bikini ${at}`,
    price: 1,
    variantId: 'bikini',
    category: { name: 'Bikini' },
  })),
];
const LISTS = {
  'GET /api/products': { body: { data: PRODUCTS } },
  'GET /api/variants': {
    body: {
      data: [
        { id: 'elite', name: 'Elite', isMen: true },
        { id: 'bikini', name: 'Bikini', isMen: false },
      ],
    },
  },
  'GET /api/categories': { body: { data: [] } },
};

/** Imports the route without cached lists. */
async function freshRoute() {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
  let route: typeof import('./route') | undefined;
  await jest.isolateModulesAsync(async () => {
    route = await import('./route');
  });
  if (!route) throw new Error('The route could not be loaded');
  return route.GET;
}

it('suggests products with name, price, picture and link', async () => {
  stubNetwork(LISTS);
  const { status, body, headers } = await callRoute(await freshRoute(), {
    path: '/api/search?q=%20PADANG%20&locale=id',
  });
  expect(status).toBe(200);
  expect(body.data.products).toEqual([
    {
      id: 'Padang Elite Pro',
      name: 'Padang Elite Pro',
      price: 999_000,
      href: '/id/men/padang-elite-pro',
      section: 'men',
      picture: { src: 'https://elsewhere.example/padang.jpg', width: 1200, height: 1500 },
    },
  ]);
  expect(headers.get('cache-control')).toBe('private, max-age=30');
});

it('uses the language of the page if the query has no locale', async () => {
  stubNetwork(LISTS);
  const { body } = await callRoute(await freshRoute(), {
    path: '/api/search?q=sunrise',
    headers: { 'accept-language': 'id' },
  });
  expect(body.data.products[0].href).toBe('/id/men/sunrise-tee');
});

it('suggests at most six products and three queries', async () => {
  stubNetwork(LISTS);
  const { body } = await callRoute(await freshRoute(), { path: '/api/search?q=bi' });
  expect(searchResponseSchema.parse(body.data)).toEqual(body.data);
  expect(body.data.products).toHaveLength(6);
  expect(body.data.queries).toEqual(['bikini']);
});

it('returns favourites of both sections', async () => {
  stubNetwork(LISTS);
  const { body } = await callRoute(await freshRoute(), { path: '/api/search?favourites=1&locale=id' });
  expect(body.data.products).toHaveLength(4);
  expect(body.data.products.map(({ section }: { section: string }) => section)).toContain('men');
  expect(body.data.products[0].href).toMatch(/^\/id\/woman\//);
  expect(searchResponseSchema.parse(body.data)).toEqual(body.data);
});

it.each(['', '?q=', '?q=%20%20', '?q=%F0%9F%8F%84', '?locale=xx'])(
  'returns nothing for %j without a request',
  async (query) => {
    const { calls } = stubNetwork({});
    const { status, body } = await callRoute(await freshRoute(), { path: `/api/search${query}` });
    expect(status).toBe(200);
    expect(body.data).toEqual({ products: [], queries: [] });
    expect(calls()).toEqual([]);
  },
);

it('accepts any input', async () => {
  stubNetwork(LISTS);
  const GET = await freshRoute();
  for (const q of [
    '%00',
    '%3Cscript%3E',
    'x'.repeat(5000),
    '%E2%80%AEpad',
    '&q=1&q=2',
    '%ff%fe',
    '__proto__',
    '%D7%A9',
  ]) {
    expect((await callRoute(GET, { path: `/api/search?q=${q}` })).status).toBe(200);
  }
});

it('fails without a catalogue, and the failure is not cached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubNetwork({ ...LISTS, 'GET /api/products': new Error('refused') });
  const { status, body, headers } = await callRoute(await freshRoute(), { path: '/api/search?q=bikini' });
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'error', code: 'unavailable' });
  expect(headers.get('cache-control')).toBe('private, no-store');
});
