import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareFigure } from './compare-figure.mjs';

it('compares the medians, and tells how far the ratio went from pair to pair', () => {
  const floor = [{ rate: 100 }, { rate: 200 }, { rate: 1000 }];
  const shop = [{ rate: 50 }, { rate: 180 }, { rate: 150 }];
  assert.deepEqual(compareFigure('rate', floor, shop), {
    figure: 'rate',
    floor: 200,
    shop: 150,
    ratio: 0.75,
    lowest: 0.15,
    highest: 0.9,
  });
});
