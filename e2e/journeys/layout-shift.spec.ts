import type { Page } from '@playwright/test';
import { getPagePath, ONE_PAGE_PER_LAYOUT } from '@/e2e/support/all-pages';
import { recordLayoutShifts } from '@/e2e/support/checks/layout-shifts';
import { RequestTracker } from '@/e2e/support/checks/request-tracker';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { FONT_URL_PATTERN, simulateSlowPhone } from '@/e2e/support/snapshots/slow-phone';

/**
 * Allowed layout shift (CLS) of web fonts: fallback fonts have the same average width, but may break a line elsewhere.
 */
const MAX_FONT_SHIFT = 0.03;

async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    }
  });
}

for (const [viewport, tag] of [
  [{ width: 375, height: 812 }, '@quick'],
  [{ width: 1440, height: 900 }, '@thorough'],
] as const) {
  test.describe(`${viewport.width} px wide`, { tag }, () => {
    test.use({ viewport });

    for (const shopPage of ONE_PAGE_PER_LAYOUT) {
      test(`${shopPage.name} loads on a slow connection without layout shifts`, async ({ page, context }) => {
        const shifts = await recordLayoutShifts(context);
        const releaseFonts = await simulateSlowPhone(context, page);
        const traffic = new RequestTracker(page, FONT_URL_PATTERN);
        await page.goto(getPagePath(shopPage, 'en'), { waitUntil: 'domcontentloaded' });
        await traffic.atRest();
        await readToTheEnd(page);
        await traffic.atRest();
        expect(shifts).toEqual([]);

        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        releaseFonts();
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThan(MAX_FONT_SHIFT);
      });
    }
  });
}
