import { getStockHint, listSizesByAvailability } from './stock';

it.each([
  [[], undefined],
  [[0, 0], 'soldOut'],
  [[0, 3, 2], 'fewLeft'],
  [[6], undefined],
  [[0, undefined], undefined],
])('hints for the stock %j: %s', (stocks, hint) => {
  const items = stocks.map((stock, number) => ({
    id: String(number),
    name: 'Uluwatu',
    price: 1,
    size: { value: String(number) },
    stock,
  }));
  expect(getStockHint(items)).toBe(hint);
});

const SIZES = ['28', '30', '32', '34'].map((value) => ({ id: `s${value}`, value }));
const piece = (value: string, stock?: number) => ({
  id: value,
  name: 'Uluwatu',
  price: 1,
  size: { value },
  ...(stock !== undefined && { stock }),
});

it.each([
  ['all in stock', [piece('34', 1), piece('28', 2), piece('30')], ['28 – 34']],
  ['two', [piece('30', 1), piece('28', 1)], ['28 30']],
  ['one', [piece('30', 1)], ['30']],
  [
    'sold out between',
    [piece('28', 1), piece('30', 0), piece('32', 0), piece('34', 4)],
    ['28', '30 32', '34'],
  ],
  ['the first sold out', [piece('28', 0), piece('30', 1)], ['', '28', '30']],
  ['a size that no list has', [piece('99', 0), piece('30', 1)], ['30', '99']],
  ['sold out', [piece('28', 0)], []],
  ['nothing', [], []],
])('formats the sizes of a card: %s', (_, items, turns) => {
  expect(listSizesByAvailability(items, SIZES)).toEqual(turns);
});
