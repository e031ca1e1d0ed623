import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SCRIPT_INJECTION_SHOP } from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import {
  createInjectedInlineScript,
  createInjectedText,
} from '@/e2e/support/stubs/planted-api/injected-texts.mjs';

// The tests share a shop, so one worker runs them all.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SCRIPT_INJECTION_SHOP.siteUrl });

setUpServers(async (servers) => {
  const { apiPort, apiUrl, dataFolder } = SCRIPT_INJECTION_SHOP;
  await rm(dataFolder, { recursive: true, force: true });
  servers.push(
    await startStub('planted-api', 'planted-api/server.mjs', apiPort),
    await startStorefront(SCRIPT_INJECTION_SHOP, {
      PRODUCT_API_URL: apiUrl,
      SOCIAL_GRAPH_URL: apiUrl,
      SOCIAL_ACCESS_TOKEN: 'planted',
      DATA_DIR: dataFolder,
    }),
  );
});

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the inline scripts of a page as a browser finds them, without structured data. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script/gi)]
    .filter(([, attributes]) => attributes !== ' type="application/ld+json"')
    .map(([, , script = '']) => script);

const withQuery = (path: string, key: string, text: string) =>
  `${path}?${new URLSearchParams({ [key]: text })}`;

/** Pages, and the places of planted texts that each of them shows. */
const PAGES: [path: string, places: string[]][] = [
  ['/', ['women-name', 'caption', 'second-caption']],
  ['/men', ['name', 'caption']],
  ['/id/woman/catalog', ['women-name']],
  ['/men/plank-1', ['name', 'colour', 'description', 'second-paragraph', 'size', 'category']],
  ['/id/woman/plank-2', ['women-name', 'translation', 'warna']],
  ['/riders', ['caption']],
  [withQuery('/search', 'q', createInjectedText('question')), ['question']],
  [withQuery('/id/search', 'q', createInjectedInlineScript('question')), ['question']],
  [withQuery('/men', 'colour', createInjectedText('colour')), ['name']],
  [withQuery('/men', 'category', createInjectedInlineScript('asked')), []],
];

for (const [path, places] of PAGES) {
  test(`the policy of ${path} allows no script that a text contains`, async ({ request }) => {
    const read = async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      return { html: await response.text(), policy: response.headers()['content-security-policy'] ?? '' };
    };
    // The pages were built without a catalogue and show it only after a revalidation.
    const isComplete = async () => {
      const { html } = await read();
      return places.every((place) => html.includes(place));
    };
    await expect.poll(isComplete, { timeout: 30_000 }).toBe(true);
    // The first response may be rendered, the second comes from the cache.
    for (const _ of [1, 2]) {
      const { html, policy } = await read();
      const allowed = scriptsIn(html).filter((script) => policy.includes(hashOf(script)));
      expect(allowed.length, 'the scripts of Next.js').toBeGreaterThan(0);
      for (const script of allowed)
        expect(script).not.toMatch(/^\s*(planted\(|self\.__next_f\.push\(\[1,"planted)/);
    }
  });
}

test('no planted script runs in a browser', async ({ page }) => {
  const executed: string[] = [];
  await page.exposeFunction('planted', (place: string) => executed.push(place));
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    // The search opens only after hydration, which proves that the page's own scripts have run.
    await page
      .getByRole('button', { name: /Search|Cari/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(executed).toEqual([]);
});
