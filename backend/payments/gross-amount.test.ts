import { grossAmountOf, rupiahIn } from './payment-report';

it('writes whole rupiah with two decimals and reads them back', () => {
  expect(grossAmountOf(1_250_000)).toBe('1250000.00');
  expect(rupiahIn(grossAmountOf(1_250_000))).toBe(1_250_000);
});

it.each([
  ['1250000', 1_250_000],
  ['0.00', 0],
  ['1250000.50', undefined],
  ['-1.00', undefined],
  ['1e6', undefined],
  [' 1.00', undefined],
  ['1,250,000.00', undefined],
  ['', undefined],
])('reads %j as %s', (text, rupiah) => {
  expect(rupiahIn(text)).toBe(rupiah);
});
