import { editDistance } from './vocabulary';

it.each([
  ['bikini', 'bikini', 0],
  ['bikni', 'bikini', 1],
  ['bikiini', 'bikini', 1],
  ['bikimi', 'bikini', 1],
  ['bikiin', 'bikini', 1],
  ['ibkini', 'bikini', 1],
  ['bordshort', 'boardshorts', 2],
  ['dress', 'tees', Number.POSITIVE_INFINITY],
])('between %s and %s are %s edits', (typed, word, faults) => {
  expect(editDistance(typed, word, 2).whole).toBe(faults);
});

it('compares an unfinished word with the prefix', () => {
  expect(editDistance('bord', 'boardshorts', 2)).toMatchObject({ prefix: 1 });
  expect(editDistance('board', 'boardshorts', 2)).toMatchObject({ prefix: 0 });
});
