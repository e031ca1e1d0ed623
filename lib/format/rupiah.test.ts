import { formatRupiah, formatRupiahForSpeech } from './rupiah';

it.each([
  [0, 'Rp. 0'],
  [1_250_000, 'Rp. 1.250.000'],
  [12_345_678, 'Rp. 12.345.678'],
])('formats %i as %s', (rupiah, text) => {
  expect(formatRupiah(rupiah)).toBe(text);
});

it.each([
  ['en', '1,250,000 rupiah'],
  ['id', '1.250.000 rupiah'],
] as const)('formats a price for screen readers in %s as %s', (locale, text) => {
  expect(formatRupiahForSpeech(1_250_000, locale)).toBe(text);
});
