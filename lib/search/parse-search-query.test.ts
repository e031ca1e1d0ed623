import { parseSearchQuery } from './parse-search-query';
import { searchPath } from './search-path';

it.each([
  ['q%3Dpad', { question: 'pad', page: 1 }],
  ['page%3D2%26q%3Dboard%2Bshorts', { question: 'board shorts', page: 2 }],
  ['q=pad', { question: 'pad', page: 1 }],
  ['q%3Da%26q%3Db', { question: 'a', page: 1 }],
  ['page%3D3', { question: '', page: 3 }],
  ['page%3D-1%26q%3Da', { question: 'a', page: 1 }],
  ['page%3D1e9%26q%3Da', { question: 'a', page: 1 }],
  ['q%3D%2500%25E2%2580%25AEpad', { question: 'pad', page: 1 }],
  ['%', { question: '', page: 1 }],
])('reads %s', (part, query) => {
  expect(parseSearchQuery(part)).toEqual(query);
});

it.each([
  ['en', '', 1, '/search'],
  ['id', '', 2, '/id/search'],
  ['en', 'a & b', 1, '/search?q=a+%26+b'],
  ['id', 'pad', 2, '/id/search?page=2&q=pad'],
] as const)('in %s “%s”, page %i, is at %s', (locale, question, page, address) => {
  expect(searchPath(locale, question, page)).toBe(address);
});
