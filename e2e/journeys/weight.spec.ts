import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { RequestTracker } from '@/e2e/support/checks/request-tracker';

const KIB = 1024;
/** The compression level, the same as in `npm run bench`. */
const GZIP_LEVEL = 6;

/**
 * The limits for a page before its first interaction: compressed sizes in KiB, and the number of requests.
 * Pictures are not counted, because browsers differ in how far below the screen they load pictures. The icon
 * of the tab is not counted either.
 */
const BUDGETS = {
  '/': { html: 15.7, css: 9.8, script: 155.4, requests: 14 },
  '/men': { html: 17.5, css: 10.4, script: 154.9, requests: 14 },
  '/men/uluwatu-elite-pro': { html: 16.7, css: 11, script: 160.9, requests: 16 },
  '/id/store': { html: 18.5, css: 9.7, script: 155.6, requests: 15 },
  '/login': { html: 11.2, css: 8.5, script: 160.1, requests: 15 },
};
/** The style sheets in the page, which `css` includes and `html` does not. */
const INLINE_STYLE = /<style>.*?<\/style>/s;
const NOT_COUNTED = /\/media\/|\/_next\/image|\/icon\.svg\?/;

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
  const traffic = new RequestTracker(page);
  await page.goto(path);
  await traffic.atRest();
  const counted = responses.filter((response) => !NOT_COUNTED.test(response.url()));
  const weight = { html: 0, css: 0, script: 0, requests: counted.length };
  const add = (kind: keyof Weight, text: string) => {
    weight[kind] += gzipSync(text, { level: GZIP_LEVEL }).length / KIB;
  };
  for (const response of counted) {
    const kind = kindOf(response);
    if (!kind) continue;
    const text = await response.text();
    if (kind === 'html') add('css', INLINE_STYLE.exec(text)?.[0] ?? '');
    add(kind, kind === 'html' ? text.replace(INLINE_STYLE, '') : text);
  }
  return weight;
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} stays within its budget and waits for no style sheet`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const part of ['html', 'css', 'script', 'requests'] as const)
      expect.soft(weight[part], part).toBeLessThanOrEqual(budget[part]);
    expect(await page.locator('link[rel=stylesheet]:not([disabled])').count()).toBe(0);
    expect(await page.locator('link[rel=preload][as=style]').count()).toBe(0);
  });
}
