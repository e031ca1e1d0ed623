import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const LANGUAGES = [
  {
    prefix: '',
    title: 'Apparel - Sustainability',
    heading: 'Educate, Preserve, Conserve',
    pillars: ['We Educate', 'We Preserve', 'We Conserve'],
    latest: 'LATEST ACTIVITIES',
    seeAll: 'SEE ALL OUR ACTIVITIES',
    newTab: '(opens in a new tab)',
    hatchlings: 'Seventy-two small steps to the sea',
  },
  {
    prefix: '/id',
    title: 'Apparel - Kelestarian',
    heading: 'Mendidik, Menjaga, Melestarikan',
    pillars: ['Kami mendidik', 'Kami menjaga', 'Kami melestarikan'],
    latest: 'KEGIATAN TERBARU',
    seeAll: 'LIHAT SEMUA KEGIATAN KAMI',
    newTab: '(dibuka di tab baru)',
    hatchlings: 'Tujuh puluh dua langkah kecil ke laut',
  },
] as const;

type Words = (typeof LANGUAGES)[number];

const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

async function expectPage(page: Page, words: Words) {
  await page.goto(`${words.prefix}/sustainability`);
  const main = page.getByRole('main');

  await expect(page).toHaveTitle(words.title);
  await expect(main.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  for (const pillar of words.pillars) {
    const article = main.getByRole('article').filter({ has: page.getByRole('heading', { name: pillar }) });
    await expect(article.getByRole('img')).toHaveCount(1);
  }
  await expect(block(page, words.latest).getByRole('img')).toHaveCount(6);
  const ways = main.getByRole('link', { name: words.seeAll });
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) {
    await expect(way).toHaveAttribute('href', `${words.prefix}/activities`);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toContainText(words.newTab);
  }
}

for (const words of LANGUAGES) {
  test(
    `${words.prefix}/sustainability says what is promised, and shows what comes of it`,
    twin(words.prefix),
    async ({ page }) => {
      await expectPage(page, words);

      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: words.seeAll }).first().click();
      const activities = await opening;
      await expect(activities).toHaveURL(`${words.prefix}/activities`);
      await expect(activities.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    `${words.prefix}/sustainability leads from a photo to its activity`,
    twin(words.prefix),
    async ({ page }) => {
      await page.goto(`${words.prefix}/sustainability`);
      await page.getByRole('link', { name: words.hatchlings }).click();
      await expect(page).toHaveURL(`${words.prefix}/activities#hatchlings`);
      await expect(page.getByRole('heading', { level: 3, name: words.hatchlings })).toBeInViewport();
    },
  );

  plainTest.describe('without scripts', () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest(`${words.prefix}/sustainability is whole`, NIGHTLY, async ({ page }) => {
      await expectPage(page, words);
    });
  });
}

for (const width of [320, 375, 800, 1440]) {
  test(
    `nothing keeps anybody out of what is promised, and nothing sticks out, at ${width} px`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { prefix } of LANGUAGES) {
        await page.goto(`${prefix}/sustainability`);
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
    },
  );
}

test('a way on is no larger than its words, however wide the screen', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/sustainability');
  const box = await page.getByRole('link', { name: 'SEE THE SWIMWEAR' }).boundingBox();
  expect(box?.height).toBeLessThan(60);
});
