import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median } from './median.mjs';

describe('the median', () => {
  it('is the number in the middle, by size', () => assert.equal(median([9, 100, 11]), 11));
  it('is between the two in the middle', () => assert.equal(median([1, 2, 4, 100]), 3));
  it('leaves the numbers as they were', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    assert.deepEqual(numbers, [3, 1, 2]);
  });
});
