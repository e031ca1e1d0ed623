import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { recordLayoutShifts } from '@/e2e/support/checks/layout-shifts';

/** Allowed layout shift (CLS) of web fonts: a font that arrives late may move a line break. */
const MAX_FONT_SHIFT = 0.01;
const NEW_TAB = '(opens in a new tab)';

const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
const swimwear = (page: Page) => block(page, 'Bikinis and swimsuits');
const namesIn = (page: Page) => swimwear(page).getByRole('article').getByRole('heading').allTextContents();

test('the home page leads into the shop, to activities and to riders', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Apparel - Home');
  await expect(page.getByRole('contentinfo')).toContainText('2023');
  await expect(main.getByRole('heading', { level: 1, name: 'Build to conquer the wave' })).toBeVisible();
  for (const [name, path] of [
    ['SHOP WOMENS', '/woman'],
    ['SHOP MENS', '/men'],
    ['SEE OUR RIDERS', '/riders'],
    ['SEE ALL', '/woman/catalog'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  for (const text of ['Educate', 'Preserve', 'Conserve'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(swimwear(page).getByRole('article')).toHaveCount(4);
  const strip = main.getByRole('region', { name: 'You might like' });
  await expect(strip.getByRole('img')).toHaveCount(6);

  for (const [label, address] of [
    ['Boardshorts', /^\/men\/[a-z-]+$/],
    ['Bikinis', /^\/woman\/[a-z-]+bikini$/],
    ['Tees', /^\/men\/tees$/],
  ] as const) {
    const tile = main
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^${label} `) })
      .first();
    await expect(tile).toHaveAttribute('href', address);
    await expect(tile).toHaveAttribute('target', '_blank');
    await expect(tile).toContainText(NEW_TAB);
  }
  const activities = page.locator('main a[href="/activities"]');
  await expect(activities).toHaveCount(2);
  for (const link of await activities.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(activities.last()).toContainText('SEE ACTIVITIES');
  const popup = page.waitForEvent('popup');
  await activities.last().click();
  await expect((await popup).getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
});

test('the women’s block shows other products at each visit, without a layout shift', async ({
  page,
  context,
}) => {
  const shifts = await recordLayoutShifts(context);
  const html = await (await page.request.get('/')).text();
  const seen = new Set<string>();
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto('/');
    await page.waitForLoadState('load');
    await swimwear(page).scrollIntoViewIfNeeded();
    await expect(swimwear(page).getByRole('img').last()).toBeVisible();
    const names = await namesIn(page);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(html).toContain(name);
    seen.add(names.join());
  }
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_FONT_SHIFT);
  expect(seen.size).toBeGreaterThan(1);

  const before = await namesIn(page);
  await swimwear(page)
    .getByRole('link', { name: before[1] ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: before[1] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Build to conquer the wave' })).toBeVisible();
  expect(await namesIn(page), 'after the way back').toEqual(before);
});

test('the women’s landing page leads to every part of the collection', async ({ page }) => {
  await page.goto('/woman');
  const main = page.getByRole('main');
  const title = 'INTRODUCING OUR DAZZLING 2024 COLLECTION, GET READY TO SHINE!';
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const all = main.getByRole('link', { name: 'SEE ALL', exact: true });
  await expect(all).toHaveCount(3);
  for (const link of await all.all()) await expect(link).toHaveAttribute('href', '/woman/catalog');
  for (const [name, category, products] of [
    ['Bikinis', 'bikini', 4],
    ['Swimsuits', 'swimsuit', 4],
    ['Rash guards', 'rash-guard', 2],
    ['Dresses', 'dress', 2],
    ['Sandals', 'sandals', 2],
  ] as const) {
    const link = main
      .getByRole('region', { name: 'Shop by category' })
      .getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/woman?category=${category}`);
    const section = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    await expect(section.getByRole('article')).toHaveCount(products);
  }
  for (const [size, limit] of [
    [{ width: 1440, height: 900 }, 1000],
    [{ width: 375, height: 812 }, 900],
  ] as const) {
    await page.setViewportSize(size);
    const place = await main.getByRole('article').first().boundingBox();
    expect(place?.y, `first product at ${size.width}`).toBeLessThan(limit);
  }
  const partner = main.getByRole('link', { name: 'BECOME OUR PARTNER' });
  await expect(partner).toHaveAttribute('href', '/aboutus#partner');
  const watch = main.getByRole('link', { name: `WATCH ${NEW_TAB}` });
  await expect(watch).toHaveAttribute('href', /^https:\/\//);
  await expect(block(page, 'More for the water').getByRole('article')).toHaveCount(4);
});

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const scrollToFilm = (page: Page) =>
  page.getByRole('heading', { name: 'The tide comes in' }).scrollIntoViewIfNeeded();

test('the film is loaded near the screen, loops without sound, and can be paused', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/')) films.push(pathname);
  });
  await page.goto('/woman');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await scrollToFilm(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const state = await page.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.loop]);
  expect(state).toEqual([true, true]);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  expect(await isPlaying(page)).toBe(false);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isPlaying(page), 'off the screen').toBe(false);
});
