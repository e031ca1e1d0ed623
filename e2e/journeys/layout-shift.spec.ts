import type { Page } from '@playwright/test';
import { NIGHTLY } from '@/e2e/nightly';
import { ALL_ROUTES, addressOf } from '@/e2e/support/all-routes';
import { layoutShifts } from '@/e2e/support/checks/layout-shifts';
import { Traffic } from '@/e2e/support/checks/traffic';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { SCREENS } from '@/e2e/support/snapshots/screens';
import { FONTS, slowDown } from '@/e2e/support/snapshots/slow-line';

/** One of each layout; `npm test` looks at these, on a phone. */
const LAYOUTS = new Set([
  'home',
  'men',
  'men-product',
  'woman',
  'search-results',
  'rider',
  'stores',
  'article',
  'size-guide',
  'orders',
]);

/** Of the 0.1 that counts as good: fallback fonts are as wide as ours on the average, but a line may break elsewhere. */
const FONT_SHIFT_MAX = 0.03;

/** By half a screen at a time, as one reads. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    }
  });
}

async function untilFontsAreShown(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const shopPage of ALL_ROUTES) {
      const when = screen === SCREENS[0] && LAYOUTS.has(shopPage.name) ? {} : NIGHTLY;
      test(
        `nothing moves while ${shopPage.name} loads and is read`,
        when,
        async ({ page, context, trouble }) => {
          if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${shopPage.path}$`));
          const shifts = await layoutShifts(context);
          const letFontsCome = await slowDown(context, page);
          const traffic = new Traffic(page, FONTS);
          await page.goto(addressOf(shopPage, 'en'), { waitUntil: 'domcontentloaded' });
          await traffic.atRest();
          await readToTheEnd(page);
          await traffic.atRest();
          expect(shifts).toEqual([]);

          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          letFontsCome();
          await untilFontsAreShown(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThan(FONT_SHIFT_MAX);
        },
      );
    }
  });
}
