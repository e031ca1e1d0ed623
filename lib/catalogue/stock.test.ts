import { stockHint } from './stock';

it.each([
  [[], undefined],
  [[0, 0], 'soldOut'],
  [[0, 3, 2], 'fewLeft'],
  [[6], undefined],
  [[0, undefined], undefined],
])('stock of %j is hinted at by %s', (stocks, hint) => {
  const items = stocks.map((stock, number) => ({
    id: String(number),
    name: 'Uluwatu',
    price: 1,
    size: { value: String(number) },
    stock,
  }));
  expect(stockHint(items)).toBe(hint);
});
