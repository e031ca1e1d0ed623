import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { MANY_QUERIES_SHOP, NEXT_START_SHOP, STANDALONE_SHOP } from '@/e2e/support/servers/environments';
import { runModuleUntilExit, setUpServers, startServer } from '@/e2e/support/servers/start-server';
import {
  createStorefrontVariables,
  getServedBuildFolder,
  startStorefront,
  startWithNextStart,
} from '@/e2e/support/servers/storefront';
import { addToCart, fillAddress, openCheckout, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import { createVerifiedCustomer, logInByApi } from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { findInlineScripts } from '@/lib/security/next-html';

const PAGES = ['/', '/id/woman', '/men/uluwatu-elite-pro', '/men?category=tees', '/search?q=tee', '/login'];

test.describe.configure({ mode: 'default' });

/** Buys a product as a logged-in shopper. */
async function buy(page: Page) {
  const words = SHOP_TEXTS.en;
  await page.goto('/men');
  await page
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first()
    .click();
  await addToCart(page, words, '32');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);
}

test.describe('under next start', () => {
  test.use({ baseURL: NEXT_START_SHOP.siteUrl });

  setUpServers(async (servers) => {
    servers.push(await startWithNextStart(NEXT_START_SHOP));
  });

  test('pages are complete, and have security headers', async ({ request }) => {
    for (const path of PAGES) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(await response.text(), path).toContain('</main>');
    }
    expect((await request.get('/nowhere', { maxRedirects: 0 })).status()).toBe(307);
    expect((await request.get('/stores', { maxRedirects: 0 })).status()).toBe(308);
    expect((await request.get('/verify-email?token=a')).headers()['referrer-policy']).toBe('no-referrer');
  });

  test('the server knows every inline script of Next.js', async ({ request }) => {
    for (const path of PAGES) {
      const { hashes, foreignCode } = findInlineScripts(await (await request.get(path)).text());
      const hint = `Next.js writes other inline scripts on ${path}: update lib/security/next-html.ts`;
      expect(foreignCode, hint).toBeUndefined();
      expect(hashes, hint).toHaveLength(1);
    }
  });

  test('a client that asks for too many unknown products gets 429', async ({ request }) => {
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const ask = () => request.get('/men/unknown', { headers });
    for (let asked = 0; asked < 120; asked += 20) await Promise.all(Array.from({ length: 20 }, ask));
    const refused = await ask();
    expect(refused.status()).toBe(429);
    expect(await refused.text()).toContain('That was a lot of searching');
  });

  test('a shopper logs in, fills a cart and pays', async ({ page, shopper }) => {
    await buy(page);
    await expect(page.getByRole('main')).toContainText(shopper.email);
  });
});

// Runs only with STANDALONE=1, because building the standalone folder takes two minutes.
async function testStandalone(page: Page) {
  test.setTimeout(600_000);
  const folder = '.next/standalone-test';
  await runModuleUntilExit({
    name: 'build-standalone',
    module: 'node_modules/next/dist/bin/next',
    arguments: ['build'],
    env: { ...createStorefrontVariables(STANDALONE_SHOP), NEXT_DIST_DIR: folder, NEXT_OUTPUT: 'standalone' },
  });
  const server = await startServer({
    name: STANDALONE_SHOP.name,
    module: join(folder, 'standalone/server.js'),
    readyUrl: `${STANDALONE_SHOP.siteUrl}/api/health`,
    env: createStorefrontVariables(STANDALONE_SHOP),
  });
  try {
    for (const path of PAGES) {
      const response = await fetch(`${STANDALONE_SHOP.siteUrl}${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain('</main>');
    }
    await logInByApi(page.request, await createVerifiedCustomer());
    await buy(page);
  } finally {
    await server.stop();
  }
}
if (process.env.STANDALONE === '1')
  test.describe('a standalone build', () => {
    test.use({ baseURL: STANDALONE_SHOP.siteUrl });
    test('serves the pages, and sells', ({ page }) => testStandalone(page));
  });

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => !name.startsWith('cache/')).sort();
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

// Sends 200 requests by default, which shows only that the disk does not fill. Set QUERIES=100000 to check the memory.
test('distinct queries and unknown products fill neither disk nor memory', async () => {
  const count = Number(process.env.QUERIES ?? 200);
  test.setTimeout(60_000 + count * 200);
  const server = await startStorefront(MANY_QUERIES_SHOP, { TRUST_PROXY: '1' });
  try {
    const ask = async (index: number) => {
      const path = [`/search?q=tee+${index}`, `/men?max=${index}`, `/men/unknown-${index}`][index % 3] ?? '/';
      // Rate limits count by client address, so each request has another one.
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${(index >> 4) & 15}`;
      const response = await fetch(`${MANY_QUERIES_SHOP.siteUrl}${path}`, {
        headers: { 'x-forwarded-for': address },
      });
      expect(response.status, path).toBe(index % 3 === 2 ? 404 : 200);
      await response.arrayBuffer();
    };
    const warmUp = Math.min(count / 4, 5_000);
    for (let index = 0; index < warmUp; index += 1) await ask(index);
    const files = await listFiles(getServedBuildFolder(MANY_QUERIES_SHOP));
    const memory = await memoryOf(server.pid);
    for (let index = warmUp; index < count; index += 1) await ask(index);
    expect(await listFiles(getServedBuildFolder(MANY_QUERIES_SHOP))).toEqual(files);
    expect(await memoryOf(server.pid)).toBeLessThan(memory * 1.2 + 50);
  } finally {
    await server.stop();
  }
});
