import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from './aims.mjs';
import { bytesReport } from './bytes-report.mjs';
import { loadReport } from './load-report.mjs';
import { pagesReport } from './visit-report.mjs';

const weight = { script: 102_400, style: 1024, html: 2048, resources: [] };
const product = { name: 'product', path: '/men/x' };

describe('the report', () => {
  it('says whether an aim is kept', () => {
    assert.equal(judge('product', 'script', 1.05), '≤ 1.05: kept');
    assert.equal(judge('product', 'script', 1.06), '≤ 1.05: MISSED');
    assert.equal(judge('product', 'style', 90, { shop: 10_241 }), '≤ 10 KiB: MISSED');
    assert.equal(judge('lighthouse', 'performance', 0.99, { shop: 99, floor: 100 }), '≥ floor − 1: kept');
    assert.equal(judge('product gzip', 'requestsPerSecond', 4.9), '≥ 5.00: MISSED');
    assert.equal(judge('listing', 'html', 7), '');
  });

  it('puts the ratio first, and leaves out what was not counted', () => {
    const shop = { ...weight, script: 112_640 };
    const text = bytesReport({ browser: undefined, weighed: [{ page: product, floor: weight, shop }] });
    assert.match(
      text,
      /\| product +\| JavaScript, gzip +\| 1\.10 +\| 110\.0 KiB \| 100\.0 KiB \| ≤ 1\.05: MISSED +\|/,
    );
    assert.doesNotMatch(text, /requests/);
  });

  it('has the rows of nginx where there was one', () => {
    const ratio = { floor: 100, shop: 110, ratio: 1.1 };
    const load = { comparisons: [], memory: { rest: ratio, peak: ratio }, noise: { median: 0, highest: 0 } };
    const figure = { ...ratio, figure: 'requestsPerSecond', lowest: 1, highest: 1.2 };
    const options = { passes: 1, seconds: 1, connections: 1 };
    assert.doesNotMatch(loadReport(load, options), /nginx/);
    assert.match(
      loadReport({ ...load, nginx: { file: [figure], bare: [figure] } }, options),
      /\| requests per second +\| 1\.10 +\| 1\.00 to 1\.20 +\| 110 +\| 100 +\| ≥ 0\.70: kept +\|/,
    );
    assert.match(loadReport(load, options), /highest +\| 1\.10 +\|.*≤ 1\.20: kept/);
  });

  it('tells which public pages keep the aim, however slow the machine is', () => {
    const best = { accessibility: 100, 'best-practices': 100, seo: 100, shift: 0.0004 };
    const slow = { performance: 60, firstPaint: 1_000, largestPaint: 4_000 };
    const text = pagesReport([
      { path: '/', ...slow, ...best },
      { path: '/men', ...slow, ...best, seo: 99 },
    ]);
    assert.match(text, /: 1 of 2 keep it\./);
    assert.match(text, /\| \/men .*MISSED/);
  });
});
