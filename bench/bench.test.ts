import { readFileSync } from 'node:fs';
import { createGrowthCatalogue } from './growth.mjs';
import { listProcessTree, measureCpuMs, measureRssMib } from './processes.mjs';
import { createReportRow, maxRatioAim, median, minRatioAim } from './report.mjs';

it('reports the ratio and whether the aim is met', () => {
  const rate = createReportRow('requests/s', 400, 100, 'number', minRatioAim(4));
  expect(rate).toEqual(['requests/s', '400', '100', '4.00', '≥ 4 × ✓']);
  const build = createReportRow('build', 3, 2, 'seconds', maxRatioAim(1));
  expect(build).toEqual(['build', '3.0 s', '2.0 s', '1.50', '≤ 1 × ✗ missed']);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('makes a catalogue with unique names', () => {
  const sample = JSON.parse(readFileSync('backend/seed/catalogue.json', 'utf8'));
  const { products } = createGrowthCatalogue(sample, 500);
  expect(new Set(products.map(({ id }: { id: string }) => id)).size).toBe(500);
  expect(products.every(({ price }: { price: number }) => price > 0)).toBe(true);
});

it('measures the process tree', () => {
  expect(listProcessTree(process.pid)).toContain(process.pid);
  expect(measureRssMib(process.pid)).toBeGreaterThan(10);
  expect(measureCpuMs(process.pid)).toBeGreaterThan(0);
});
