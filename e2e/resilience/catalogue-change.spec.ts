import { cp, rm } from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { BUSY_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { expectSoon, settle, visit } from '@/e2e/support/steps/cached-pages';
import { changePrice } from '@/e2e/support/steps/change-price';

test.use({ baseURL: BUSY_SHOP.siteUrl });
// Two commands, each a process of its own, and pages that are an hour old at first.
test.setTimeout(120_000);

const SHOWING = [
  '/men/uluwatu-elite-pro',
  '/id/men/uluwatu-elite-pro',
  '/men',
  '/id/men',
  '/search?q=uluwatu+elite+pro',
  '/id/search?q=uluwatu+elite+pro',
];
const OTHERS = ['/woman/melati-bikini', '/woman', '/id/woman/catalog'];

const folder = dataFolder(BUSY_SHOP);
const servers: Server[] = [];

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await cp(SEEDED_DATA, folder, { recursive: true });
  servers.push(
    await startBundledApi(BUSY_SHOP, folder, { REVALIDATE_SECRET }),
    await startStorefront(BUSY_SHOP, { PRODUCT_API_PORT: String(BUSY_SHOP.apiPort), REVALIDATE_SECRET }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

test('what a brand changes in its catalogue is told on the pages by itself', async ({ request }) => {
  await settle(request, [...SHOWING, ...OTHERS]);

  await changePrice({ DATA_DIR: folder }, 'Uluwatu Elite Pro', 1_234_000);
  await expectSoon(request, SHOWING, 'Rp. 1.234.000');
  for (const path of OTHERS) expect((await visit(request, path)).cached, path).toBe(true);
});
