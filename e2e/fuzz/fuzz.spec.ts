import { cp, rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { SEEDED_DATA } from '@/e2e/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/servers/bundled-api';
import { FUZZED_SHOP, REVALIDATE_SECRET } from '@/e2e/servers/environments';
import type { Server } from '@/e2e/servers/start-server';
import { startStorefront } from '@/e2e/servers/storefront';
import { apiTargets } from './api-targets';
import type { Target } from './call';
import { knownFacts } from './known-facts';
import { memoryOf } from './memory';
import { rawBytes, sendRaw } from './raw-bytes';
import { shoot } from './shoot';
import { shopTargets } from './shop-targets';

/** `npm run test:fuzz` sends twenty thousand; `REQUESTS=… SEED=…` others, or the same again. */
const REQUESTS = Number(process.env.REQUESTS || 2_000);
const SEED = Number(process.env.SEED || Date.now() % 2 ** 31);
/** Of a hundred requests so many are bytes that need not be HTTP. */
const RAW_SHARE = 0.05;
/** A process that leaks grows with every request; what is compiled and kept while it warms up is no leak. */
const GROWTH_MOST = 1.3;
const WARMING_SHARE = 0.4;
const QUIET_MS = 90_000;
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

test(`${REQUESTS} requests are answered as the contract says, and both processes live on as they were`, async () => {
  process.stdout.write(`${REQUESTS} requests from SEED=${SEED}\n`);
  const { shopper, bearer, ...facts } = await knownFacts();
  const shop = shopTargets(siteUrl, { ...facts, caller: shopper }).map(spareSession);
  const api = (await apiTargets(apiUrl, { ...facts, caller: bearer })).map(spareSession);
  const processes = [servers.storefront, servers.api];

  const round = async (requests: number, seed: number) => {
    const bytes = Math.ceil((requests * RAW_SHARE) / 2);
    await shoot(shop, requests / 2 - bytes, seed);
    await shoot(api, requests / 2 - bytes, seed + 1);
    await shootBytes(bytes, seed);
  };
  await round(REQUESTS * WARMING_SHARE, SEED);
  const before = processes.map(memoryOf);
  await round(REQUESTS * (1 - WARMING_SHARE), SEED + 2);
  for (const [index, running] of processes.entries()) {
    const most = (before[index] ?? 0) * GROWTH_MOST;
    // What is only waste goes when there is a quiet moment.
    const quiet = { message: `memory in MB, ${before[index]} before`, timeout: QUIET_MS };
    await expect.poll(() => memoryOf(running), quiet).toBeLessThan(most);
    expect(memoryOf(running)).toBeGreaterThan(0);
  }
  process.stdout.write(`memory in MB: ${before.join(', ')} → ${processes.map(memoryOf).join(', ')}\n`);
});
