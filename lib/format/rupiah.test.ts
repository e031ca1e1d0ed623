import { formatRupiah } from './rupiah';

it.each([
  [0, 'Rp. 0'],
  [1_250_000, 'Rp. 1.250.000'],
  [12_345_678, 'Rp. 12.345.678'],
])('writes %i as %s', (rupiah, text) => {
  expect(formatRupiah(rupiah)).toBe(text);
});
