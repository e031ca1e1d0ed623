import { normalizeQuery, searchQuerySchema } from './search';

it.each([
  ['  board \t\n shorts ', 'board shorts'],
  ['a\u0000b\u0007c', 'a b c'],
  ['e\u0301', 'é'],
  ['\u202egnol\u2066', 'gnol'],
  ['\ud800x', 'x'],
  ['x'.repeat(500), 'x'.repeat(80)],
  ['🏄'.repeat(100), '🏄'.repeat(80)],
  ['<b>&', '<b>&'],
  [' \u200f ', ''],
])('normalises the query %j', (typed, resetShop) => {
  expect(normalizeQuery(typed)).toBe(resetShop);
});

it('accepts any input', () => {
  expect(searchQuerySchema.parse({})).toEqual({ q: '' });
  expect(searchQuerySchema.parse({ q: ' a ', locale: 'id' })).toEqual({ q: 'a', locale: 'id' });
  expect(searchQuerySchema.parse({ q: 'a', locale: 'fr' })).toEqual({ q: 'a', locale: undefined });
});
