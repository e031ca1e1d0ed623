import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { firstOf, RIDER, RIDERS } from '@/e2e/support/content';
import { gesture } from '@/e2e/support/steps/gesture';

const { name: NAME, slug: SLUG, results: RESULTS, gallery: GALLERY } = RIDER;
/** Who follows on the list. */
const NEXT = firstOf(RIDERS, ({ slug }) => slug !== RIDERS[0]?.slug);
const LAST = firstOf([...RIDERS].reverse());
const FIRST = firstOf(RIDERS);
const [FLAG = ''] = NEXT.flags;

/** Riders' cards, not those of what they wear. */
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasNotText: 'Rp.' });
const viewerOf = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^(Photos of|Foto) ${NAME}$`) });
const photo = (page: Page, caption: string) => page.getByRole('link', { name: caption });
const portrait = (page: Page) => page.locator('[data-loaded]').getByRole('img');

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

for (const { home, heading, button, locale } of [
  {
    home: '',
    heading: 'MEET RIDERS',
    button: 'VIEW PROFILE',
    locale: 'en' as const,
  },
  {
    home: '/id',
    heading: 'TEMUI PESELANCAR',
    button: 'LIHAT PROFIL',
    locale: 'id' as const,
  },
]) {
  test(
    `from all riders to one of them and on to another (${home || '/en'})`,
    twin(home),
    async ({ page }) => {
      await page.goto(`${home}/riders`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(cards(page).nth(0).getByRole('img')).toHaveCount(FIRST.flags.length);
      const country = new Intl.DisplayNames(locale, { type: 'region' }).of(FLAG) ?? '';
      await expect(cards(page).nth(1).getByRole('img', { name: country })).toBeVisible();
      await expect(cards(page).nth(1)).toContainText(NEXT.title[locale]);

      await cards(page).nth(0).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`${home}/${FIRST.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: FIRST.name })).toBeVisible();
      for (const { event, year } of FIRST.results)
        await expect(page.getByText(`${event} ${year}`)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await expect(cards(page).nth(0)).toHaveAttribute('aria-current', 'page');
      await expect(cards(page).nth(0).getByRole('link')).toHaveCount(0);
      await cards(page).nth(1).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`${home}/${NEXT.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: NEXT.name })).toBeInViewport();
    },
  );
}

test('the portrait comes to full strength once it is there', async ({ page }) => {
  await page.goto(`/${NEXT.slug}`);
  await expect(portrait(page)).toBeInViewport();
  const frame = page.locator('[data-loaded]');
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(frame).toHaveCSS('scale', '1.04');
});

for (const [locale, path] of [
  ['en', `/${SLUG}`],
  ['id', `/id/${SLUG}`],
] as const) {
  const captions = GALLERY.map(({ caption }) => caption[locale]);
  const [first = '', last = ''] = [captions.at(0), captions.at(-1)];

  test(`the gallery with the keyboard alone (${path})`, NIGHTLY, async ({ page }) => {
    await page.goto(path);
    await photo(page, first).focus();
    await page.keyboard.press('Enter');
    await expect(
      viewerOf(page).getByText(new RegExp(`^(Photo 1 of|Foto 1 dari) ${GALLERY.length}$`)),
    ).toBeVisible();
    await expect(viewerOf(page).getByText(first, { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await expect(viewerOf(page).getByText(last, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    await expect(photo(page, last)).toBeFocused();
  });
}

/** What a photo of the rider shows, in English. */
const caption = (at: number) => GALLERY.at(at)?.caption.en ?? '';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the whole card is tapped', async ({ page }) => {
    await page.goto('/riders');
    const card = cards(page).filter({ hasText: LAST.name });
    await expect(card.getByText('VIEW PROFILE')).not.toBeInViewport();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    expect(box?.width, 'two columns').toBeLessThan(190);
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    await expect(page).toHaveURL(`/${LAST.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(LAST.name);
  });

  test('the photos are a strip of 200 by 150, swiped there and in the viewer', async ({ page }) => {
    await page.goto(`/${SLUG}`);
    const first = photo(page, caption(0));
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole('img')).toHaveJSProperty('offsetWidth', 200);
    await expect(first.getByRole('img')).toHaveJSProperty('offsetHeight', 150);
    await expect(photo(page, caption(-1))).not.toBeInViewport();

    const y = ((await first.boundingBox())?.y ?? 0) + 75;
    await gesture(page, [{ from: [340, y], to: [40, y] }]);
    await expect(photo(page, caption(2))).toBeInViewport();
    await photo(page, caption(2)).tap();
    await expect(viewerOf(page).getByText(`Photo 3 of ${GALLERY.length}`)).toBeVisible();
    await gesture(page, [{ from: [100, 400], to: [300, 410] }]);
    await expect(viewerOf(page).getByText(caption(1), { exact: true })).toBeVisible();
    // A tap so soon after a swipe is taken for the end of its momentum, and pressed nothing.
    await viewerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewerOf(page)).toBeHidden();
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a profile is all there, and a photo leads to its file', async ({ page }) => {
    await page.goto(`/${SLUG}`);
    await expect(page.getByRole('img', { name: RIDER.pictures.portrait.en }).first()).toBeVisible();
    await expect(page.getByText(`${RESULTS[0]?.event} ${RESULTS[0]?.year}`)).toBeVisible();
    await photo(page, caption(0)).click();
    await expect(page).toHaveURL(/\/images\/riders\/.+\.jpg$/);
  });
});
