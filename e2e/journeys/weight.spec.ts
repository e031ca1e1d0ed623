import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { Traffic } from '@/e2e/support/checks/traffic';

const KIB = 1024;
/** As `npm run bench` compresses, whatever the server has chosen. */
const GZIP_LEVEL = 6;

/**
 * The most that a page may bring before anybody touches it, in KiB but for the requests. Pictures are not counted: how far
 * below the screen it loads them, the browser decides by how quick it finds the line. Nor is the tab's icon, for which it asks once.
 */
const BUDGETS = {
  '/': { html: 15.8, css: 9.8, script: 146.8, requests: 15 },
  '/men': { html: 16.3, css: 9.5, script: 146, requests: 15 },
  '/men/uluwatu-elite-pro': { html: 15.2, css: 10, script: 151.8, requests: 17 },
  '/id/store': { html: 18.1, css: 9.6, script: 146.9, requests: 16 },
  '/login': { html: 11.2, css: 8.1, script: 156.9, requests: 16 },
};

const NOT_COUNTED = /\/media\/|\/icon\.svg\?/;

type Weight = { html: number; css: number; script: number; requests: number };

function kindOf(response: Response): keyof Weight | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  return /javascript/.test(type) ? 'script' : undefined;
}

async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const traffic = new Traffic(page);
  await page.goto(path);
  await traffic.atRest();
  const weight = {
    html: 0,
    css: 0,
    script: 0,
    requests: responses.filter((response) => !NOT_COUNTED.test(response.url())).length,
  };
  for (const response of responses) {
    const kind = kindOf(response);
    if (kind) weight[kind] += gzipSync(await response.body(), { level: GZIP_LEVEL }).length / KIB;
  }
  return weight;
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} brings no more than it may, and has two sheets`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const part of ['html', 'css', 'script', 'requests'] as const)
      expect.soft(weight[part], part).toBeLessThanOrEqual(budget[part]);

    const sheets = page.locator('link[rel=stylesheet]:not([disabled])');
    expect(await sheets.count()).toBeLessThanOrEqual(2);
    const preloaded = page.locator('link[rel=preload][as=style]');
    expect(await preloaded.count(), 'no sheet is fetched that the page does not wear').toBe(0);
  });
}

test('structured data is in the HTML once, and not in the RSC payload', async ({ request }) => {
  const html = await (await request.get('/men/uluwatu-elite-pro')).text();
  expect(html.split('ProductGroup')).toHaveLength(2);
});
