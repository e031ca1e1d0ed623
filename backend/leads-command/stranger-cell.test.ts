import { strangerCell } from './stranger-cell';

it.each([
  ['=1+1', "'=1+1"],
  ['Made;=1+1', "Made;'=1+1"],
  ['Made, =1+1', "Made, '=1+1"],
  ['Made\t@SUM(A1)', "Made\t'@SUM(A1)"],
  ['Made;"=1+1"', 'Made;"\'=1+1"'],
  ['Made\r\n-1', "Made\r\n'-1"],
  ['=1;=2', "'=1;'=2"],
])('leaves no formula in %j, wherever it is split', (text, cell) => {
  expect(strangerCell(text)).toBe(cell);
});

it.each(['I Made Wirawan', 'Ayu-Lestari', 'Putu (a=b)', 'Wayan, S.E.', 'Ayu 🌊'])(
  'leaves %j as it is',
  (text) => {
    expect(strangerCell(text)).toBe(text);
  },
);
