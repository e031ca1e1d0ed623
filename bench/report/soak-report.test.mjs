import assert from 'node:assert/strict';
import { it } from 'node:test';
import { soakReport } from './soak-report.mjs';

const pages = { answers: 1200, perSecond: 20, p99Ms: 7, failed: 0 };
const memory = { first: 100, last: 98.7, perHour: -12.4 };
const processes = [{ name: 'redis', memory, files: { first: 9, last: 9, highest: 11 } }];

it('tells what was answered, and how each process has fared', () => {
  const calls = { asked: 80, failed: 1, orders: 5 };
  const report = soakReport(
    [
      { what: 'all there', minutes: 1, pages, calls, processes },
      { what: 'alone', minutes: 1, pages, processes },
    ],
    8,
  );
  assert.match(report, /^8 connections/);
  assert.match(report, /\| all there +\| 1 +\| 1200 +\| 20 +\| 7.0 ms +\| 0 +\| 80 +\| 1 +\| 5 +\|/);
  assert.match(report, /\| alone +\| 1 +\| 1200 +\| 20 +\| 7.0 ms +\| 0 +\| – +\| – +\| – +\|/);
  assert.match(report, /\| redis +\| 100 → 99 +\| −12 MiB +\| 9 → 9 +\| 11 +\|/);
});
