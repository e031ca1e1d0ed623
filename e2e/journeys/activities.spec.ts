import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { ACTIVITIES } from '@/e2e/support/content';

/** The kinds in the order of the filters behind ALL. */
const KINDS = ['charity', 'educate', 'reserve', 'conserve', 'hidden-gem'];

const ALL = ACTIVITIES.length;
const countOf = (kind: string) => ACTIVITIES.filter(({ category }) => category === kind).length;
const COUNTS = [ALL, ...KINDS.map(countOf)];
const CHARITY = countOf('charity');
const CONSERVE = countOf('conserve');
const HIDDEN = countOf('hidden-gem');

const LANGUAGES = [
  {
    prefix: '',
    heading: 'Activities',
    titleOfCharity: 'Apparel - Activities: Charity',
    filters: ['ALL', 'CHARITY', 'EDUCATE', 'RESERVE', 'CONSERVE', 'HIDDEN GEM'],
    countWords: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
    charity: 'Charity',
    dates: 'en-GB',
    hidden: 'If we showed it, it would not be hidden',
    seeAll: 'SEE ALL ACTIVITIES',
    social: 'SOCIAL MEDIA',
  },
  {
    prefix: '/id',
    heading: 'Kegiatan',
    titleOfCharity: 'Apparel - Kegiatan: Berbagi',
    filters: ['SEMUA', 'BERBAGI', 'MENDIDIK', 'SUAKA', 'MELESTARIKAN', 'SURGA TERSEMBUNYI'],
    countWords: (count: number) => `${count} kegiatan`,
    charity: 'Berbagi',
    dates: 'id-ID',
    hidden: 'Kalau kami tunjukkan, bukan tersembunyi lagi namanya',
    seeAll: 'LIHAT SEMUA KEGIATAN',
    social: 'MEDIA SOSIAL',
  },
] as const;

type Words = (typeof LANGUAGES)[number];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name });

const daysIn = (dates: string) => {
  const format = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' });
  return ACTIVITIES.map(({ date }) => format.format(new Date(date)));
};

/** All, then one kind, then one that is kept empty, then all again. */
async function expectFilters(page: Page, words: Words) {
  const path = `${words.prefix}/activities`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: words.social })).toBeVisible();
  await expect(cards(page)).toHaveCount(ALL);
  await expect(cards(page).getByRole('time')).toHaveText(daysIn(words.dates));
  for (const [index, name] of words.filters.entries()) {
    await expect(filter(page, name)).toContainText(words.countWords(COUNTS[index] ?? 0));
  }
  await expect(filter(page, words.filters[0])).toHaveAttribute('aria-current', 'page');

  await filter(page, words.filters[1]).click();
  await expect(page).toHaveURL(`${path}?category=charity#list-charity`);
  await expect(page).toHaveTitle(words.titleOfCharity);
  await expect(cards(page)).toHaveCount(CHARITY);
  await expect(cards(page).getByText(words.charity, { exact: true })).toHaveCount(CHARITY);
  await expect(filter(page, words.filters[1])).toHaveAttribute('aria-current', 'page');
  await expect(filter(page, words.filters[0])).not.toHaveAttribute('aria-current');

  await filter(page, words.filters[5]).click();
  await expect(cards(page)).toHaveCount(HIDDEN);
  if (HIDDEN > 0) return;
  await expect(page.getByRole('heading', { level: 2, name: words.hidden })).toBeInViewport();
  await page.getByRole('link', { name: words.seeAll, exact: true }).click();
  await expect(page).toHaveURL(`${path}#list-all`);
  await expect(cards(page)).toHaveCount(ALL);
}

for (const words of LANGUAGES) {
  test(
    `${words.prefix}/activities are sorted by kind, in the address`,
    twin(words.prefix),
    async ({ page }) => {
      await expectFilters(page, words);
    },
  );

  plainTest.describe('without scripts', () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest(
      `${words.prefix}/activities are sorted by kind, in the address`,
      twin(words.prefix),
      async ({ page }) => {
        await expectFilters(page, words);
      },
    );
  });
}

test('the chosen kind comes first for the keyboard, and Back brings the one before', async ({ page }) => {
  await page.goto('/activities');
  await filter(page, 'CONSERVE').focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(CONSERVE);
  await page.keyboard.press('Tab');
  await expect(filter(page, 'ALL'), 'Tab goes on at the list').toBeFocused();

  await filter(page, 'CHARITY').click();
  await expect(cards(page)).toHaveCount(CHARITY);
  await page.goBack();
  await expect(cards(page)).toHaveCount(CONSERVE);
  await page.goBack();
  await expect(cards(page)).toHaveCount(ALL);
  await expect(page).toHaveTitle('Apparel - Activities');
});

test('one kind is a view of the same page for machines; a kind there is not shows all', async ({ page }) => {
  await page.goto('/id/activities?category=conserve');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/id\/activities$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto('/activities?category=beer');
  await expect(cards(page)).toHaveCount(ALL);
  await page.goto('/activities');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

for (const width of [320, 375, 800, 1440]) {
  test(
    `nothing keeps anybody out of the activities, and nothing sticks out, at ${width} px`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/activities', '/id/activities', '/activities?category=reserve']) {
        await page.goto(path);
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
    },
  );
}
