import { computeContrast } from './rider-file';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#083848', '#083848', 1],
])('calculates the contrast of %s and %s', (one, other, ratio) => {
  expect(computeContrast(one, other)).toBeCloseTo(ratio, 2);
});
