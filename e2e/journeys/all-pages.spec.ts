import type { Page } from '@playwright/test';
import { ALL_PAGES, getPagePath, ONE_PAGE_PER_LAYOUT, type ShopPage } from '@/e2e/support/all-pages';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { addStyleSheet } from '@/e2e/support/checks/add-style-sheet';
import { recordCrossOriginRequests } from '@/e2e/support/checks/cross-origin-requests';
import { listFocusErrors } from '@/e2e/support/checks/focus-errors';
import { listHtmlErrors } from '@/e2e/support/checks/html-errors';
import { findTruncatedTexts, measureHorizontalOverflow } from '@/e2e/support/checks/truncated-texts';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { openFullyLoaded } from '@/e2e/support/snapshots/fully-loaded';

/** Pages whose focusable elements differ on phones, so the focus is checked on phones too. */
const FOCUS_ON_PHONES = ['home', 'men-filtered', 'men-product'];

/** Small phones, large text and wide text spacing (WCAG 1.4.4, 1.4.10, 1.4.12). */
const SETTINGS = [
  { name: '320 px wide', width: 320, type: 16, spaced: false },
  { name: 'text at 200 % on a phone', width: 375, type: 32, spaced: false },
  { name: 'text at 200 % on a tablet', width: 800, type: 32, spaced: false },
  { name: 'text at 200 % on a desktop', width: 1280, type: 32, spaced: false },
  { name: 'wide text spacing on a phone', width: 375, type: 16, spaced: true },
];
const SPACING = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }';

const softly = expect.configure({ soft: true });

// Each page is opened once for all checks, because opening takes longest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and makes the checks that do not depend on language and size. */
async function visit(page: Page, { path, status }: ShopPage, locale: 'en' | 'id', origin?: string) {
  const foreign = recordCrossOriginRequests(page, origin);
  const response = await openFullyLoaded(page, getPagePath({ path }, locale));
  softly(response?.status()).toBe(status);
  softly(foreign, 'requests to other sites').toEqual([]);
  softly(await page.locator('html').getAttribute('lang')).toBe(locale);
  softly(await page.title()).toMatch(/^Apparel - \S/);
  await softly(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await softly(page.getByRole('link', { name: /LOG IN|MASUK/ })).toBeVisible();
  softly(await listHtmlErrors(await page.content()), 'HTML in the browser').toEqual([]);
  softly(await findAccessibilityViolations(page), 'accessibility').toEqual([]);
}

async function applySetting(page: Page, { width, type, spaced }: (typeof SETTINGS)[number]) {
  const devtools = await page.context().newCDPSession(page);
  // Changes the browser's font size, because media queries in em ignore the font size of the page.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: type } });
  await page.setViewportSize({ width, height: 800 });
  if (spaced) await addStyleSheet(page, SPACING);
}

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const shopPage of ALL_PAGES) {
    const tag = ONE_PAGE_PER_LAYOUT.includes(shopPage) ? '@quick' : '@thorough';
    test(`${shopPage.name} is valid, accessible, and usable with the Tab key`, { tag }, async ({
      page,
      trouble,
      baseURL,
    }) => {
      if (shopPage.status === 404) trouble.expect(404, /^\/[\w/-]+$/);
      await visit(page, shopPage, 'en', baseURL);
      softly(await measureHorizontalOverflow(page), 'scrolls sideways').toBe(0);
      softly(await listFocusErrors(page), 'Tab').toEqual([]);
    });
  }
});

test.describe('in Indonesian on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  for (const shopPage of ALL_PAGES) {
    test(`${shopPage.name} is valid, accessible, and fits with large text`, async ({
      page,
      trouble,
      baseURL,
    }) => {
      if (shopPage.status === 404) trouble.expect(404, /^\/id\/[\w/-]+$/);
      await visit(page, shopPage, 'id', baseURL);
      if (FOCUS_ON_PHONES.includes(shopPage.name)) softly(await listFocusErrors(page), 'Tab').toEqual([]);
      for (const setting of SETTINGS) {
        await applySetting(page, setting);
        const result = {
          sideways: await measureHorizontalOverflow(page),
          cut: await findTruncatedTexts(page),
        };
        softly(result, setting.name).toEqual({ sideways: 0, cut: [] });
      }
    });
  }
});
