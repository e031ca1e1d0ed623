import { internalQueryPath, isQueryPage, normaliseQuery, publicPath } from './page-query';

it.each([
  ['keeps what it knows, in one order', 'size=M&size=32&category=tees&utm=1', 'category=tees&size=32&size=M'],
  ['drops what is empty or said twice', 'size=&size=M&size=M&category=+', 'size=M'],
  ['cuts what is too long', `size=${'x'.repeat(200)}`, `size=${'x'.repeat(80)}`],
  ['keeps any script', 'category=🏄%20<b>', 'category=%F0%9F%8F%84+%3Cb%3E'],
  ['is empty when nothing is left', 'utm_source=mail', ''],
])('normalising a query %s', (_, search, normal) => {
  expect(normaliseQuery(search, ['category', 'size'])).toBe(normal);
});

it('limits the number of values', () => {
  const search = Array.from({ length: 500 }, (_, number) => `size=${number}`).join('&');
  expect(normaliseQuery(search, ['size']).split('&')).toHaveLength(40);
});

it.each([
  ['/search', 'q=pad', '/search/q%3Dpad'],
  ['/search', '', '/search'],
  ['/register', 'q=pad', '/register'],
])('%s?%s is at %s', (path, search, inside) => {
  expect(internalQueryPath(path, search)).toBe(inside);
});

it.each([
  ['/en/search/q%3Dpad', true],
  ['/id/listing/men/size%3DM', true],
  ['/en/search', false],
  ['/en/men/search', false],
])('%s is the page of a query: %s', (path, expected) => {
  expect(isQueryPage(path)).toBe(expected);
});

it.each([
  ['/listing/men-tees/size%3DM%26sort%3Dnewest', '/men/tees?size=M&sort=newest'],
  ['/search/q%3Dcaf%25C3%25A9', '/search?q=caf%C3%A9'],
  ['/search', '/search'],
  ['/men/tees', '/men/tees'],
])('%s has the public path %s', (inside, outside) => {
  expect(publicPath(inside)).toBe(outside);
});
