import { listStockShortages } from './cart';

const line = { id: '1', itemName: 'Canggu Tee', sizeName: 'M', price: 1 };

it.each([
  ['enough', 3, 3, []],
  ['more than enough', 1, 3, []],
  ['what nobody knows', 5, undefined, []],
  ['too few', 3, 2, [{ item: 'Canggu Tee', size: 'M', left: 2 }]],
  ['none', 1, 0, [{ item: 'Canggu Tee', size: 'M', left: 0 }]],
])('finds %s', (_, quantity, stock, found) => {
  expect(listStockShortages([{ ...line, quantity, stock }])).toEqual(found);
});
