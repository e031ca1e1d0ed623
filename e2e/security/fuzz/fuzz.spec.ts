import { cp, rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { FUZZED_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { apiTargets } from './api-targets';
import type { Target } from './call';
import { knownFacts } from './known-facts';
import { rawBytes, sendRaw } from './raw-bytes';
import { shoot } from './shoot';
import { shopTargets } from './shop-targets';

/** `npm run test:fuzz` sends twenty thousand; `REQUESTS=… SEED=…` others, or the same again (`SEED=random`: any). */
const REQUESTS = Number(process.env.REQUESTS || 2_000);
const SEED = Number(process.env.SEED || 546_651_115);
/** Of a hundred requests so many are bytes that need not be HTTP. */
const RAW_SHARE = 0.05;
/** An answer no server need be ashamed of, or the line was closed. */
const WELL_ANSWERED = /^(HTTP\/1\.1 ([1-4]\d\d|501|505) |$)/;

const { siteUrl, apiUrl } = FUZZED_SHOP;
test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

let servers: { api: Server; storefront: Server };

test.beforeAll(async () => {
  await rm(dataFolder(FUZZED_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(FUZZED_SHOP), { recursive: true });
  const api = await startBundledApi(FUZZED_SHOP);
  // Each request names another client, so that few meet a limit.
  const env = { PRODUCT_API_PORT: String(FUZZED_SHOP.apiPort), TRUST_PROXY: '1', REVALIDATE_SECRET };
  servers = { api, storefront: await startStorefront(FUZZED_SHOP, env) };
});
test.afterAll(async () => {
  await servers.storefront.stop();
  await servers.api.stop();
});

/** Whoever logs out is logged out for all calls that follow, so nobody who is logged in does. */
function spareSession(target: Target): Target {
  return target.path === '/api/users/logout' ? { ...target, caller: fc.constant({}) } : target;
}

async function shootBytes(count: number, seed: number): Promise<void> {
  for (const bytes of fc.sample(rawBytes, { numRuns: count, seed })) {
    for (const site of [siteUrl, apiUrl])
      expect(await sendRaw(site, bytes), bytes.toString('latin1')).toMatch(WELL_ANSWERED);
  }
}

test(`${REQUESTS} requests are answered as the contract says, and both processes live on`, async () => {
  process.stdout.write(`${REQUESTS} requests from SEED=${SEED}\n`);
  const { shopper, bearer, ...facts } = await knownFacts();
  const shop = shopTargets(siteUrl, { ...facts, caller: shopper }).map(spareSession);
  const api = (await apiTargets(apiUrl, { ...facts, caller: bearer })).map(spareSession);
  const bytes = Math.ceil((REQUESTS * RAW_SHARE) / 2);
  await shoot(shop, REQUESTS / 2 - bytes, SEED);
  await shoot(api, REQUESTS / 2 - bytes, SEED + 1);
  await shootBytes(bytes, SEED);
  // Signal 0 only asks whether the process is there.
  for (const { pid } of [servers.storefront, servers.api]) expect(process.kill(pid, 0)).toBe(true);
});
