import assert from 'node:assert/strict';
import { it } from 'node:test';
import { growthReport } from './growth-report.mjs';

const times = { 'search page': { median: 2, p95: 30, highest: 31 } };

it('puts ratios first and says whether an aim is kept', () => {
  const sample = { shop: { buildSeconds: 40 }, memory: { atRest: 100, visited: 200, highest: 300 }, times };
  const large = {
    shop: { buildSeconds: 80, importSeconds: 9.4 },
    memory: { atRest: 100, visited: 300, highest: 600 },
    times,
  };
  const report = growthReport({ sample, large }, 5000);
  assert.match(report, /\| building the shop +\| 2\.00 +\| 80\.0 s +\| 40\.0 s +\| ≤ 3\.0: kept +\|/);
  assert.match(report, /\| memory, highest +\| 2\.00 +\| 600 MiB +\| 300 MiB +\| ≤ 1\.5: MISSED +\|/);
  assert.match(report, /\| search page \| 2\.0 ms \(30 ms\) +\| 2\.0 ms \(30 ms\) +\|/);
  assert.match(report, /took 9\.4 s/);
});
