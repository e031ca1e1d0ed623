import { createCatalogueLists } from '@/lib/testing/catalogue-lists';
import { createShopProduct } from '@/lib/testing/shop-product';
import { createListingIndex } from './listing-index';
import { LISTINGS, type ListingName } from './listings';
import { listingPath, parseListingQuery } from './query';
import { createListingView } from './show-listing';

function show(name: ListingName, search: string, lists = createCatalogueLists()) {
  const listing = LISTINGS[name];
  return createListingView(
    listing,
    createListingIndex(listing, lists, 'en'),
    parseListingQuery(new URLSearchParams(search)),
  );
}
const names = (search: string) => show('men', search).shown.map(({ name }) => name);
const counts = (search: string, facet: string) =>
  Object.fromEntries(
    show('men', search)
      .facets.find(({ name }) => name === facet)
      ?.choices.map(({ value, count }) => [value, count]) ?? [],
  );

it.each([
  ['', ['Uluwatu', 'Padang', 'Swell Tee', 'Mystery']],
  ['category=boardshorts', ['Uluwatu', 'Padang']],
  ['category=boardshorts&category=tees', ['Uluwatu', 'Padang', 'Swell Tee']],
  ['size=32', ['Uluwatu', 'Padang']],
  ['size=34', ['Padang']],
  ['size=32&colour=orange', ['Padang']],
  ['colour=kecak', ['Mystery']],
  ['min=500&max=900', ['Padang', 'Mystery']],
  ['max=1', []],
  ['size=32&category=tees', []],
  ['category=submarines', ['Uluwatu', 'Padang', 'Swell Tee', 'Mystery']],
  ['category=submarines&category=tees', ['Swell Tee']],
  ['sort=newest', ['Uluwatu', 'Padang', 'Swell Tee', 'Mystery']],
  ['sort=price-up', ['Swell Tee', 'Mystery', 'Padang', 'Uluwatu']],
  ['sort=price-down', ['Uluwatu', 'Padang', 'Mystery', 'Swell Tee']],
])('?%s shows %j', (search, products) => {
  expect(names(search)).toEqual(products);
});

it.each([
  ['', 'category', { boardshorts: 2, tees: 1 }],
  ['category=tees', 'category', { boardshorts: 2, tees: 1 }],
  ['size=34', 'category', {}],
  ['size=34&category=tees', 'category', { boardshorts: 1, tees: 0 }],
  ['size=34', 'size', { 32: 2, 34: 1 }],
  ['category=tees', 'size', {}],
  ['category=tees&size=32', 'size', { 32: 0 }],
  ['max=1000', 'size', { 32: 1, 34: 1 }],
  ['size=34&colour=turquoise', 'category', {}],
  ['size=34&colour=turquoise', 'colour', { turquoise: 0, orange: 1 }],
])(
  '?%s counts for each %s what the other filters leave, and drops choices without products',
  (search, facet, expected) => {
    expect(counts(search, facet)).toEqual(expected);
  },
);

it('drops unknown values and returns the chosen ones', () => {
  const view = show('men', 'size=xxs&size=32&category=submarines&page=7');
  expect(view.query).toMatchObject({ size: ['32'], category: [], page: 1 });
  expect(view.facets.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen))).toMatchObject([
    { value: '32', count: 2 },
  ]);
  expect(view.prices).toEqual({ min: 300, max: 1200 });
});

it('has no choices and no prices without products', () => {
  expect(show('men', 'size=32&page=3', { ...createCatalogueLists(), products: [] })).toMatchObject({
    shown: [],
    total: 0,
    page: 1,
    pages: 1,
    facets: [],
    prices: undefined,
  });
});

describe('with many products', () => {
  const products = Array.from({ length: 300 }, (_, number) =>
    createShopProduct({ id: `Bikini ${number}`, variantId: 'bikini', category: { name: 'Bikini' } }),
  );
  const lists = { ...createCatalogueLists(), products };

  it.each([
    ['woman', '', { page: 1, pages: 13, firstNew: 0 }, 24],
    ['woman', 'page=13', { page: 13, firstNew: 0 }, 12],
    ['woman', 'page=14', { page: 13 }, 12],
    ['woman-catalog', '', { page: 1, pages: 30, firstNew: 0 }, 8],
    ['woman-catalog', 'page=2', { page: 2, firstNew: 8 }, 16],
    ['woman-catalog', 'page=999', { page: 30, firstNew: 232 }, 240],
  ] as const)('%s?%s', (name, search, page, length) => {
    const view = show(name, search, lists);
    expect(view).toMatchObject({ ...page, total: 300 });
    expect(view.shown).toHaveLength(length);
  });
});

it.each([
  ['men', '', '/men?sort=featured'],
  ['men', 'size=32', '/men?size=32'],
  ['men-tees', '', '/men/tees'],
  ['woman-catalog', 'page=2', '/woman/catalog?page=2'],
] as const)('%s with "%s" has the path %s', (name, search, path) => {
  expect(listingPath(LISTINGS[name], parseListingQuery(new URLSearchParams(search)))).toBe(path);
});
