import type { Page } from '@playwright/test';
import { ALL_ROUTES, addressOf, type ShopPage } from '@/e2e/support/all-routes';
import { addStyles } from '@/e2e/support/checks/add-styles';
import { cutText, sidewaysScroll } from '@/e2e/support/checks/cut-text';
import { englishPatterns } from '@/e2e/support/checks/english-twins';
import { fallbackGlyphs } from '@/e2e/support/checks/fallback-glyphs';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { focusFaults } from '@/e2e/support/checks/focus-walk';
import { foreignRequests } from '@/e2e/support/checks/foreign-requests';
import { htmlFaults } from '@/e2e/support/checks/html-faults';
import { pageWords } from '@/e2e/support/checks/page-words';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { openAtRest } from '@/e2e/support/snapshots/stillness';

/** Which have other things to stop at on a phone. */
const OTHER_ON_PHONES = ['home', 'men-filtered', 'men-product'];

/** How people set a page who do not see it well, or hold a small phone (WCAG 1.4.4, 1.4.10, 1.4.12). */
const SETTINGS = [
  { name: '320 px wide', width: 320, type: 16, spaced: false },
  { name: 'type twice as large on a phone', width: 375, type: 32, spaced: false },
  { name: 'type twice as large on a tablet', width: 800, type: 32, spaced: false },
  { name: 'type twice as large on a desktop', width: 1280, type: 32, spaced: false },
  { name: 'wide-set words on a phone', width: 375, type: 16, spaced: true },
];
const SPACING = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }';

const softly = expect.configure({ soft: true });

// One load for all that is asked of a page: opening it takes longer than looking at it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and expects what every page keeps in every language. */
async function visit(page: Page, { path, status }: ShopPage, locale: 'en' | 'id', origin?: string) {
  const elsewhere = foreignRequests(page, origin);
  const answer = await openAtRest(page, addressOf({ path }, locale));

  softly(answer?.status()).toBe(status);
  softly(elsewhere, 'asked of other origins').toEqual([]);
  const described = page.locator('meta[name="description"]');
  softly({
    lang: await page.locator('html').getAttribute('lang'),
    title: await page.title(),
    descriptions: await described.evaluateAll((all) => all.map((meta) => meta.getAttribute('content'))),
  }).toEqual({
    lang: locale,
    title: expect.stringMatching(/^Apparel - \S/),
    descriptions: [expect.stringMatching(/\S{3}/)],
  });
  await softly(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await softly(page.getByRole('link', { name: /LOG IN|MASUK/ })).toBeVisible();
  softly(await htmlFaults((await answer?.text()) ?? ''), 'HTML of the server').toEqual([]);
  softly(await htmlFaults(await page.content()), 'HTML in the browser').toEqual([]);
  softly(await findViolations(page), 'accessibility').toEqual([]);
}

async function faultsOf(page: Page, { width, type, spaced }: (typeof SETTINGS)[number]) {
  const devtools = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries in em follow.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: type } });
  await page.setViewportSize({ width, height: 800 });
  if (spaced) await addStyles(page, SPACING);
  return { sideways: await sidewaysScroll(page), cut: await cutText(page) };
}

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const shopPage of ALL_ROUTES) {
    test(`${shopPage.name} is whole, open to everybody and to the Tab key`, async ({
      page,
      trouble,
      baseURL,
    }) => {
      if (shopPage.status === 404) trouble.expect(404, /^\/[\w/-]+$/);
      await visit(page, shopPage, 'en', baseURL);
      softly(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
      softly(await focusFaults(page), 'Tab').toEqual([]);
      softly(await fallbackGlyphs(page), 'in fallback fonts of the machine').toEqual([]);
    });
  }
});

test.describe('in Indonesian on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  let foreign: RegExp[];
  test.beforeAll(async () => {
    foreign = await englishPatterns();
  });

  for (const shopPage of ALL_ROUTES) {
    // Indonesian has the longer words.
    test(`${shopPage.name} is whole and open to everybody, without English, however large the type`, async ({
      page,
      trouble,
      baseURL,
    }) => {
      if (shopPage.status === 404) trouble.expect(404, /^\/id\/[\w/-]+$/);
      await visit(page, shopPage, 'id', baseURL);
      const words = await pageWords(page);
      const english = words.filter((text) => foreign.some((pattern) => pattern.test(text)));
      softly(english, 'English').toEqual([]);
      if (OTHER_ON_PHONES.includes(shopPage.name)) softly(await focusFaults(page), 'Tab').toEqual([]);
      for (const setting of SETTINGS) {
        softly(await faultsOf(page, setting), setting.name).toEqual({ sideways: 0, cut: [] });
      }
    });
  }
});
