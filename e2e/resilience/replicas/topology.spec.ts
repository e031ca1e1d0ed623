import { test } from '@playwright/test';
import { writeBetween } from '@/bench/report.mjs';
import { CHANGES } from './changes';
import { DISK_FULL, FAULTS } from './faults';
import { type Ground, openGround } from './ground';
import { topologyReport } from './report';
import { type Row, watchFault } from './watch-fault';

let ground: Ground;
const rows: Row[] = [];

test.beforeAll(async () => {
  test.setTimeout(900_000);
  ground = await openGround();
});

test.afterAll(async () => {
  await ground?.close();
  process.stdout.write(`\n${topologyReport(rows)}\n`);
  if (process.env.UPDATE_DOCS === 'true')
    await writeBetween('docs/reliability.md', 'topology', topologyReport(rows));
});

for (const fault of [...FAULTS, DISK_FULL, ...CHANGES]) {
  test(`${fault.name}: pages are there, and every order once`, async () => {
    const isLacking = fault === DISK_FULL && !ground.disk.fill;
    test.info().skip(isLacking, 'Only root can make a small disk to fill.');
    rows.push(await watchFault(ground, fault));
  });
}
