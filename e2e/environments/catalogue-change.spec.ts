import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/servers/bundled-api';
import { BUSY_SHOP, REVALIDATE_SECRET, ROOT } from '@/e2e/servers/environments';
import type { Server } from '@/e2e/servers/start-server';
import { startStorefront } from '@/e2e/servers/storefront';
import { expectSoon, settle, visit } from '@/e2e/steps/kept-pages';

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
const file = join(folder, 'catalogue.json');
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

/** The command a brand changes its catalogue by, at the running shop. */
function catalogue(...words: string[]) {
  const command = ['--import', 'tsx', 'backend/catalogue-command/main.ts', ...words];
  return promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: folder },
  });
}

const fileSchema = z.looseObject({ products: z.array(z.looseObject({ name: z.string() })) });

test('what a brand changes in its catalogue is told on the pages by itself', async ({ request }) => {
  await catalogue('export', file);
  const exported = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const products = exported.products.map((product) =>
    product.name === 'Uluwatu Elite Pro' ? { ...product, price: 1_234_000 } : product,
  );
  await writeFile(file, JSON.stringify({ ...exported, products }));
  await settle(request, [...SHOWING, ...OTHERS]);

  await catalogue('import', file, '--apply');
  await expectSoon(request, SHOWING, 'Rp. 1.234.000');
  for (const path of OTHERS) expect((await visit(request, path)).kept, path).toBe(true);
});
