import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from './aims.mjs';
import { bytesReport } from './bytes-report.mjs';

const weight = { script: 102_400, style: 1024, html: 2048, resources: [] };
const product = { name: 'product', path: '/men/x' };

describe('the report', () => {
  it('says whether an aim is kept', () => {
    assert.equal(judge('product', 'script', 1.1), '≤ 1.10: kept');
    assert.equal(judge('product', 'script', 1.11), '≤ 1.10: MISSED');
    assert.equal(judge('product', 'requestsPerSecond', 0.59), '≥ 0.60: MISSED');
    assert.equal(judge('listing', 'html', 7), '');
  });

  it('puts the ratio first, and leaves out what was not counted', () => {
    const shop = { ...weight, script: 112_640 };
    const text = bytesReport({ browser: undefined, weighed: [{ page: product, floor: weight, shop }] });
    assert.match(
      text,
      /\| product +\| JavaScript, gzip +\| 1\.10 +\| 110\.0 KiB \| 100\.0 KiB \| ≤ 1\.10: kept +\|/,
    );
    assert.doesNotMatch(text, /requests/);
  });
});
