import { DEFAULT_LISTING_QUERY, formatListingQuery, isFiltered, parseListingQuery } from './query';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));

it.each([
  ['nothing', '', {}],
  ['one choice', 'category=tees', { category: ['tees'] }],
  ['several choices', 'size=32&size=34', { size: ['32', '34'] }],
  [
    'names as the catalogue writes them',
    'size=EU+36&category=Rash Guard',
    { size: ['eu-36'], category: ['rash-guard'] },
  ],
  ['the same twice', 'colour=Blue&colour=blue', { colour: ['blue'] }],
  ['prices', 'min=200000&max=900000', { min: 200_000, max: 900_000 }],
  ['prices with points', 'max=1.250.000', { max: 1_250_000 }],
  ['a price of nothing', 'min=0', { min: 0 }],
  ['prices the wrong way round', 'min=900000&max=200000', { min: 200_000, max: 900_000 }],
  ['order and page', 'sort=price-up&page=3', { sort: 'price-up', page: 3 }],
  ['an empty form', 'category=&size=&min=&max=&sort=featured', {}],
  ['no price', 'min=abc&max=-5', {}],
  ['an endless price', `max=${'9'.repeat(40)}`, {}],
  ['no page', 'page=-1', {}],
  ['page nought', 'page=0', {}],
  ['half a page', 'page=1.5', {}],
  ['an order nobody knows', 'sort=cheapest', {}],
  ['a key nobody knows', 'utm_source=mail&price=abc', {}],
])('parses %s', (_, search, said) => {
  expect(parse(search)).toEqual({ ...DEFAULT_LISTING_QUERY, ...said });
});

it.each([
  ['the plain query', 'page=1&sort=featured', ''],
  ['keys in one order', 'sort=newest&size=m&category=tees', 'category=tees&size=m&sort=newest'],
  ['values in one order', 'size=s&size=32&size=m', 'size=32&size=m&size=s'],
  ['what needs quoting', 'colour=a%26b&colour=caf%C3%A9', 'colour=a%26b&colour=caf%C3%A9'],
  ['everything', 'page=2&max=9&min=1&fabric=a&colour=b', 'colour=b&fabric=a&max=9&min=1&page=2'],
])('serialises %s', (_, search, spelling) => {
  expect(formatListingQuery(parse(search))).toBe(spelling);
  expect(formatListingQuery(parse(spelling))).toBe(spelling);
});

it.each([
  ['', false],
  ['sort=newest&page=2', false],
  ['min=0', true],
  ['size=m', true],
])('the query "%s" is narrowed: %s', (search, expected) => {
  expect(isFiltered(parse(search))).toBe(expected);
});
