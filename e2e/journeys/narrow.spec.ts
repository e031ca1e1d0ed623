import type { Page } from '@playwright/test';
import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';
import { expect, test } from '@/e2e/studio/fixtures';
import { openAtRest } from '@/e2e/studio/stillness';
import { addStyles } from '@/e2e/watch/add-styles';
import { cutText, sidewaysScroll } from '@/e2e/watch/cut-text';

/** How people set a page who do not see it well, or hold a small phone (WCAG 1.4.4, 1.4.10, 1.4.12). */
const SETTINGS = [
  { name: '320 px wide', width: 320, type: 16, spaced: false },
  { name: 'type twice as large on a phone', width: 375, type: 32, spaced: false },
  { name: 'type twice as large on a tablet', width: 800, type: 32, spaced: false },
  { name: 'type twice as large on a desktop', width: 1280, type: 32, spaced: false },
  { name: 'wide-set words on a phone', width: 375, type: 16, spaced: true },
];

const SPACING = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }';

async function faultsOf(page: Page, { width, type, spaced }: (typeof SETTINGS)[number]) {
  const devtools = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries in em follow.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: type } });
  await page.setViewportSize({ width, height: 800 });
  if (spaced) await addStyles(page, SPACING);
  return { sideways: await sidewaysScroll(page), cut: await cutText(page) };
}

for (const shopPage of EVERY_PAGE) {
  // In Indonesian, whose words are the longer ones.
  test(`${shopPage.name} can be read however narrow it is and large the type`, async ({ page, trouble }) => {
    const address = addressOf(shopPage, 'id');
    if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
    await openAtRest(page, address);
    for (const setting of SETTINGS) {
      expect.soft(await faultsOf(page, setting), setting.name).toEqual({ sideways: 0, cut: [] });
    }
  });
}
