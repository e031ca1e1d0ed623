import type { Page } from '@playwright/test';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { getFirstMatch, RIDER_WITH_RESULTS, RIDERS } from '@/e2e/support/content';
import { moveFingers } from '@/e2e/support/steps/move-fingers';

const { slug: SLUG, gallery: GALLERY } = RIDER_WITH_RESULTS;
const FIRST = getFirstMatch(RIDERS);
const NEXT = getFirstMatch(RIDERS, ({ slug }) => slug !== FIRST.slug);
const [FLAG = ''] = NEXT.flags;

/** Cards of riders, without those of products. */
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasNotText: 'Rp.' });
const caption = (index: number) => GALLERY.at(index)?.caption.en ?? '';
const photo = (page: Page, index: number) => page.getByRole('link', { name: caption(index) });

test('the list leads to a rider, and one rider to the next', async ({ page }) => {
  await page.goto('/riders');
  await expect(page.getByRole('heading', { level: 1, name: 'MEET RIDERS' })).toBeVisible();
  await expect(cards(page).nth(0).getByRole('img')).toHaveCount(FIRST.flags.length);
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(FLAG) ?? '';
  await expect(cards(page).nth(1).getByRole('img', { name: country })).toBeVisible();
  await expect(cards(page).nth(1)).toContainText(NEXT.title.en);
  await cards(page).nth(0).getByRole('link', { name: 'VIEW PROFILE' }).click();
  await expect(page).toHaveURL(`/${FIRST.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: FIRST.name })).toBeVisible();
  for (const { event, year } of FIRST.results) await expect(page.getByText(`${event} ${year}`)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards(page).nth(0)).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).nth(0).getByRole('link')).toHaveCount(0);
  await cards(page).nth(1).getByRole('link', { name: 'VIEW PROFILE' }).click();
  await expect(page).toHaveURL(`/${NEXT.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: NEXT.name })).toBeInViewport();
});

test('the portrait fades in and grows slightly once it is loaded', async ({ page }) => {
  await page.goto(`/${NEXT.slug}`);
  const frame = page.locator('[data-loaded]');
  await expect(frame.getByRole('img')).toBeInViewport();
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(frame).toHaveCSS('scale', '1.04');
});

test('a profile links to products and is linked from them', async ({ page }) => {
  await page.goto('/bayuharlow');
  const worn = page.getByRole('region', { name: 'WHAT BAYU HARLOW WEARS' });
  await worn.getByRole('link', { name: 'Uluwatu Elite Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu Elite Pro' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bayu Harlow' }).click();
  await expect(page).toHaveURL('/bayuharlow');
});

test('a profile is shared by copying the link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/${SLUG}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${baseURL}/${SLUG}`);
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(SITE.name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the cards are in two columns and can be tapped anywhere', async ({ page }) => {
    await page.goto('/riders');
    const card = cards(page).filter({ hasText: NEXT.name });
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThan(190);
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    await expect(page).toHaveURL(`/${NEXT.slug}`);
  });

  test('the photos are a horizontal strip of 200 by 150 px', async ({ page }) => {
    await page.goto(`/${SLUG}`);
    await photo(page, 0).scrollIntoViewIfNeeded();
    const picture = photo(page, 0).getByRole('img');
    await expect(picture).toHaveJSProperty('offsetWidth', 200);
    await expect(picture).toHaveJSProperty('offsetHeight', 150);
    await expect(photo(page, -1)).not.toBeInViewport();
    const y = ((await photo(page, 0).boundingBox())?.y ?? 0) + 75;
    await moveFingers(page, [{ from: [340, y], to: [40, y] }]);
    await expect(photo(page, 2)).toBeInViewport();
  });
});
