import assert from 'node:assert/strict';
import { it } from 'node:test';
import { growthReport } from './growth-report.mjs';

const slow = { median: 12, p95: 30, highest: 31 };
const times = {
  'search page, first visit': slow,
  'product API: a cart': { ...slow, median: 2 },
  'product API: products': slow,
};
const commands = { 'command: payments due': 2 };

it('puts ratios first and says whether an aim is kept', () => {
  const sample = {
    shop: { buildSeconds: 40 },
    memory: { atRest: 100, visited: 200, highest: 300 },
    times,
    commands,
  };
  const large = {
    shop: { buildSeconds: 80, importSeconds: 9.4 },
    memory: { atRest: 100, visited: 300, highest: 600 },
    times: { ...times, 'product API: products': { ...slow, median: 900 } },
    commands,
  };
  const report = growthReport({ sample, large }, 5000);
  assert.match(report, /\| building the shop +\| 2\.00 +\| 80\.0 s +\| 40\.0 s +\| ≤ 2\.0: kept +\|/);
  assert.match(report, /\| memory, highest +\| 2\.00 +\| 600 MiB +\| 300 MiB +\| ≤ 1\.3: MISSED +\|/);
  assert.match(
    report,
    /\| search page, first visit \| 12 ms \(30 ms\) +\| 12 ms \(30 ms\) +\| ≤ 10 ms: MISSED/,
  );
  assert.match(report, /\| product API: a cart +\| 2\.0 ms .*≤ 1\.5 × the sample’s: kept/);
  assert.match(report, /\| product API: products +\| 900 ms \(30 ms\) +\| 12 ms \(30 ms\) +\| +\|/);
  assert.match(report, /\| command: payments due +\| 2\.0 s +\| 2\.0 s +\|/);
  assert.match(report, /took 9\.4 s/);
});
