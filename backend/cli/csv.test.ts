import fc from 'fast-check';
import {
  formatTextCell,
  formatUntrustedCell,
  parseFlagCell,
  parseNumberCell,
  parsePriceCell,
  parseTextCell,
} from './csv';

it.each([
  '=1+1',
  '+62 812',
  '-5 %',
  '@segara',
  "'=1",
  "''-x",
  '=cmd|calc',
  '＝1+1',
  '＋62',
  '－1',
  '＠a',
  '﹦1',
  '−1',
])('escapes %j, so that a spreadsheet does not run it as a formula', (text) => {
  expect(formatTextCell(text)).toBe(`'${text}`);
  expect(parseTextCell(formatTextCell(text))).toBe(text);
});

it.each(["'quoted'", 'Women’s', '1+1', 'a=b', ''])('does not change %j', (text) => {
  expect(formatTextCell(text)).toBe(text);
});

it('round-trips every text', () => {
  const texts = fc.string({ unit: 'grapheme' });
  for (const text of fc.sample(texts, 500)) expect(parseTextCell(formatTextCell(text))).toBe(text);
});

it.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['Rp 1.250.000', 1_250_000],
  ['Rp. 1.250.000', 1_250_000],
  ['0', 0],
  ['1.25', '1.25'],
  ['1,250,000', '1,250,000'],
  ['1250000,00', '1250000,00'],
  ['1.250.00', '1.250.00'],
  ['1,25E+06', '1,25E+06'],
  ['-5', '-5'],
  ['', ''],
])('parses the price %j as %j', (cell, price) => {
  expect(parsePriceCell(cell)).toBe(price);
});

it('rejects rupiah as a number of pieces', () => {
  expect(parseNumberCell('12')).toBe(12);
  expect(parseNumberCell('Rp 12')).toBe('Rp 12');
});

it.each([
  ['Yes', true],
  ['ya', true],
  ['FALSE', false],
  ['', false],
  ['maybe', 'maybe'],
])('parses the flag %j as %j', (cell, flag) => {
  expect(parseFlagCell(cell)).toBe(flag);
});

it.each([
  ['=1+1', "'=1+1"],
  ['Made;=1+1', "Made;'=1+1"],
  ['Made, =1+1', "Made, '=1+1"],
  ['Made\t@SUM(A1)', "Made\t'@SUM(A1)"],
  ['Made;"=1+1"', 'Made;"\'=1+1"'],
  ['Made\r\n-1', "Made\r\n'-1"],
  ['=1;=2', "'=1;'=2"],
  ['Made;＝1+1', "Made;'＝1+1"],
])('escapes every formula in %j at any delimiter', (text, cell) => {
  expect(formatUntrustedCell(text)).toBe(cell);
});

it.each(['I Made Wirawan', 'Ayu-Lestari', 'Putu (a=b)', 'Wayan, S.E.', 'Ayu 🌊'])(
  'does not change the stranger’s text %j',
  (text) => {
    expect(formatUntrustedCell(text)).toBe(text);
  },
);
