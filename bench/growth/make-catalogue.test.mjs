import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { makeCatalogue } from './make-catalogue.mjs';

const sample = JSON.parse(readFileSync('backend/seed/catalogue.json', 'utf8'));

describe('a made-up catalogue', () => {
  const made = makeCatalogue(sample, 5_000);

  it('has as many products as asked for, no two of a name or an address, six sizes each', () => {
    const slugs = new Set(made.products.map(({ id }) => id.toLowerCase().replaceAll(' ', '-')));
    assert.equal(slugs.size, 5_000);
    const items = made.products.map(({ stock }) => Object.keys(stock).length);
    assert.equal(
      items.reduce((sum, count) => sum + count),
      30_000,
    );
    assert.ok(items.every((count) => count === 6));
  });

  it('has plausible prices, sizes and pictures of the sample', () => {
    const pictures = new Set(sample.products.map(({ images }) => images.main));
    for (const { price, stock, images } of made.products) {
      assert.ok(Number.isInteger(price) && price > 50_000 && price < 2_000_000, String(price));
      assert.ok(Object.keys(stock).every((size) => sample.sizes.includes(size)));
      assert.ok(pictures.has(images.main));
    }
  });

  it('is the same every time', () => {
    assert.deepEqual(makeCatalogue(sample, 100), makeCatalogue(sample, 100));
    assert.deepEqual(makeCatalogue(sample, 5_000).products.at(-1), made.products.at(-1));
  });
});
