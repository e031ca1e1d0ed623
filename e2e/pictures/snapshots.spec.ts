import { expect, test } from '@playwright/test';
import { readSnapshots } from '@/e2e/support/snapshots/snapshots';
import { listSnapshots } from './subjects';

const MEGABYTE = 1_000_000;

test('there is a snapshot of each picture and no other, and they are not too heavy', async () => {
  const snapshots = await readSnapshots();
  expect(snapshots.map(({ name }) => name)).toEqual(listSnapshots().sort());
  expect(snapshots.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20 * MEGABYTE);
});
