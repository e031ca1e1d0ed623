import { parsePageNumber } from './page-number';

it.each([
  ['2', 2],
  ['999999', 999_999],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['01', 1],
  ['10000000', 1],
  ['two', 1],
])('parses %j as %i', (asked, page) => {
  expect(parsePageNumber(asked)).toBe(page);
});
