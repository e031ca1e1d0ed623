import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { gesture } from '@/e2e/steps/gesture';
import { findViolations } from '@/e2e/watch/find-violations';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^(Photos of|Foto) Bayu Harlow$/ });
const photo = (page: Page, caption: RegExp) => page.getByRole('link', { name: caption });
const portrait = (page: Page) => page.locator('[data-loaded]').getByRole('img');

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

for (const { home, heading, button, country, title, results } of [
  {
    home: '',
    heading: 'MEET RIDERS',
    button: 'VIEW PROFILE',
    country: 'Japan',
    title: 'Surfer Athlete',
    results: ['1st Grom Patrol 2024', '4th Bahari: The Rise of Legian 2024'],
  },
  {
    home: '/id',
    heading: 'TEMUI PESELANCAR',
    button: 'LIHAT PROFIL',
    country: 'Jepang',
    title: 'Atlet Selancar',
    results: ['Juara 1 Grom Patrol 2024', 'Peringkat 4 Bahari: The Rise of Legian 2024'],
  },
]) {
  test(
    `from all riders to one of them and on to another (${home || '/en'})`,
    twin(home),
    async ({ page }) => {
      await page.goto(`${home}/riders`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(cards(page).nth(0).getByRole('img')).toHaveCount(2);
      await expect(cards(page).nth(1).getByRole('img', { name: country })).toBeVisible();
      await expect(cards(page).nth(1)).toContainText(title);

      await cards(page).nth(0).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`${home}/bayuharlow`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bayu Harlow' })).toBeVisible();
      for (const result of results) await expect(page.getByText(result)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await expect(cards(page).nth(0)).toHaveAttribute('aria-current', 'page');
      await expect(cards(page).nth(0).getByRole('link')).toHaveCount(0);
      await cards(page).nth(2).getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`${home}/faolahagu`);
      await expect(page.getByRole('heading', { level: 1, name: 'Fao Lahagu' })).toBeInViewport();
    },
  );
}

test('the portrait comes to full strength once it is there', async ({ page }) => {
  await page.goto('/faolahagu');
  await expect(portrait(page)).toBeInViewport();
  const frame = page.locator('[data-loaded]');
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(frame).toHaveCSS('scale', '1.04');
});

for (const path of ['/bayuharlow', '/id/bayuharlow']) {
  test(`the gallery with the keyboard alone (${path})`, NIGHTLY, async ({ page }) => {
    await page.goto(path);
    await photo(page, /Surfing|Berselancar/).focus();
    await page.keyboard.press('Enter');
    await expect(viewerOf(page).getByText(/^(Photo 1 of|Foto 1 dari) 4$/)).toBeVisible();
    await expect(viewerOf(page).getByText(/^(Surfing|Berselancar)$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await expect(viewerOf(page).getByText(/^(Action|Aksi) 2$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    await expect(photo(page, /(Action|Aksi) 2/)).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the whole card is tapped, and the name is the short one', async ({ page }) => {
    await page.goto('/riders');
    const card = cards(page).filter({ hasText: 'Raka Suwela' });
    await expect(card.getByText('VIEW PROFILE')).not.toBeInViewport();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    expect(box?.width, 'two columns').toBeLessThan(190);
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    await expect(page).toHaveURL('/rakasuwela');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Raka Suwela');
    await expect(page.getByRole('heading', { level: 1 }).getByText('I MADE')).toBeHidden();
  });

  test('the photos are a strip of 200 by 150, swiped there and in the viewer', async ({ page }) => {
    await page.goto('/bayuharlow');
    const first = photo(page, /Surfing/);
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole('img')).toHaveJSProperty('offsetWidth', 200);
    await expect(first.getByRole('img')).toHaveJSProperty('offsetHeight', 150);
    await expect(photo(page, /Action 2/)).not.toBeInViewport();

    const y = ((await first.boundingBox())?.y ?? 0) + 75;
    await gesture(page, [{ from: [340, y], to: [40, y] }]);
    await expect(photo(page, /Action 1/)).toBeInViewport();
    await photo(page, /Action 1/).tap();
    await expect(viewerOf(page).getByText('Photo 3 of 4')).toBeVisible();
    await gesture(page, [{ from: [100, 400], to: [300, 410] }]);
    await expect(viewerOf(page).getByText('Portrait', { exact: true })).toBeVisible();
    // A tap so soon after a swipe is taken for the end of its momentum, and pressed nothing.
    await viewerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewerOf(page)).toBeHidden();
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a profile is all there, and a photo leads to its file', async ({ page }) => {
    await page.goto('/bayuharlow');
    await expect(page.getByRole('img', { name: /^Print of Bayu Harlow in profile/ }).first()).toBeVisible();
    await expect(page.getByText('1st Grom Patrol 2024')).toBeVisible();
    await photo(page, /Surfing/).click();
    await expect(page).toHaveURL('/images/riders/bayuharlow/surfing.jpg');
  });
});
