// The plain test where no script runs: the browser itself reports every one it does not run as blocked.
import { type Locator, type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { layoutShifts } from '@/e2e/support/checks/layout-shifts';

/** A font that comes late may break a line elsewhere; nothing else moves. */
const FONT_SHIFT_MAX = 0.01;

const LANGUAGES = [
  {
    path: '/',
    prefix: '',
    title: 'Apparel - Home',
    heading: 'Build to conquer the wave',
    shopWomens: 'SHOP WOMENS',
    shopMens: 'SHOP MENS',
    newTab: '(opens in a new tab)',
    tiles: ['Boardshorts', 'Bikinis', 'Tees'],
    youMightLike: 'You might like',
    deeds: ['Educate', 'Preserve', 'Conserve'],
    seeActivities: 'SEE ACTIVITIES',
    seeRiders: 'SEE OUR RIDERS',
    social: 'SOCIAL MEDIA',
    featured: 'Displaying featured images',
    swimwear: 'Bikinis and swimsuits',
    seeAll: 'SEE ALL',
  },
  {
    path: '/id',
    prefix: '/id',
    title: 'Apparel - Beranda',
    heading: 'Tercipta untuk menaklukkan ombak',
    shopWomens: 'BELANJA WANITA',
    shopMens: 'BELANJA PRIA',
    newTab: '(dibuka di tab baru)',
    tiles: ['Boardshort', 'Bikini', 'Kaus'],
    youMightLike: 'Mungkin Anda suka',
    deeds: ['Mendidik', 'Menjaga', 'Melestarikan'],
    seeActivities: 'LIHAT KEGIATAN',
    seeRiders: 'KENALI PESELANCAR KAMI',
    social: 'MEDIA SOSIAL',
    featured: 'Menampilkan gambar pilihan',
    swimwear: 'Bikini dan baju renang',
    seeAll: 'LIHAT SEMUA',
  },
] as const;

type Words = (typeof LANGUAGES)[number];

async function expectHome(page: Page, words: Words) {
  await page.goto(words.path);
  const main = page.getByRole('main');

  await expect(page).toHaveTitle(words.title);
  await expect(main.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  for (const [name, path] of [
    [words.shopWomens, '/woman'],
    [words.shopMens, '/men'],
    [words.seeRiders, '/riders'],
    [words.seeAll, '/woman/catalog'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', words.prefix + path);
  }
  for (const deed of words.deeds) await expect(main.getByText(deed, { exact: true })).toBeVisible();
  await expectLikes(main.getByRole('region', { name: words.youMightLike }), words.prefix);
  await expect(block(page, words.swimwear).getByRole('article')).toHaveCount(4);
  await expectOwnPictures(block(page, words.social), words.featured);
}

/** What is on each picture, what it costs, and the way there. */
async function expectLikes(strip: Locator, prefix: string) {
  await expect(strip.getByRole('img')).toHaveCount(6);
  const places = strip.getByRole('listitem').filter({ hasText: 'Medewi Essential' });
  await expect(strip.getByRole('link')).toHaveCount(6);
  await expect(places).toContainText('Rp. ');
  await expect(places.getByRole('link', { name: 'Medewi Essential' })).toHaveAttribute(
    'href',
    `${prefix}/men/medewi-essential`,
  );
}

/** Without a feed they lead to no post, and cannot be refreshed (spec §4). */
async function expectOwnPictures(gallery: Locator, featured: string) {
  await expect(gallery.getByRole('img')).toHaveCount(5);
  await expect(gallery.getByText(featured)).toBeVisible();
  await expect(gallery.getByRole('link')).toHaveCount(0);
  await expect(gallery.getByRole('button')).toHaveCount(0);
}

for (const words of LANGUAGES) {
  test(
    `${words.path} leads into the shop, to what is done and to who surfs`,
    twin(words.path),
    async ({ page }) => {
      await expectHome(page, words);
    },
  );

  plainTest.describe('without scripts', () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest(
      `${words.path} leads into the shop, to what is done and to who surfs`,
      twin(words.path),
      async ({ page }) => {
        await expectHome(page, words);
      },
    );
  });

  test(
    `${words.path} opens what is new and what is done in new tabs, and says so`,
    twin(words.path),
    async ({ page }) => {
      await page.goto(words.path);
      const tile = (label: string) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('link', { name: new RegExp(`^${label} `) });
      const ways = [/\/men\/[a-z-]+$/, /\/woman\/[a-z-]+bikini$/, /\/men\/tees$/];

      for (const [index, label] of words.tiles.entries()) {
        const link = tile(label).first();
        await expect(link).toHaveAttribute('href', ways[index] ?? /^$/);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toContainText(words.newTab);
      }
      const activities = page.locator(`main a[href="${words.prefix}/activities"]`);
      await expect(activities).toHaveCount(2);
      for (const link of await activities.all()) await expect(link).toHaveAttribute('target', '_blank');
      await expect(activities.first().getByRole('img')).toBeVisible();
      await expect(activities.last()).toContainText(words.seeActivities);

      const opening = page.waitForEvent('popup');
      await tile(words.tiles[0]).first().click();
      const product = await opening;
      await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(words.path);
    },
  );
}

function block(page: Page, heading: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
}

const namesIn = (page: Page) =>
  block(page, 'Bikinis and swimsuits').getByRole('article').getByRole('heading').allTextContents();

test('the women’s block is another one with each load, before it is on screen, and nothing moves', async ({
  page,
  context,
}) => {
  const shifts = await layoutShifts(context);
  const inHtml = await (await page.request.get('/')).text();
  const seen = new Set<string>();
  for (let load = 0; load < 4; load += 1) {
    await page.goto('/');
    await expect(block(page, 'Bikinis and swimsuits').getByRole('article')).toHaveCount(4);
    await page.waitForLoadState('load');
    await block(page, 'Bikinis and swimsuits').scrollIntoViewIfNeeded();
    await expect(block(page, 'Bikinis and swimsuits').getByRole('img').last()).toBeVisible();
    const names = await namesIn(page);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(inHtml, 'the pool is in the page').toContain(name);
    seen.add(names.join());
  }
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThan(FONT_SHIFT_MAX);
  expect(seen.size, 'four loads, hardly the same four of twenty in one order').toBeGreaterThan(1);
});

test('who comes back finds the products that were there', async ({ page }) => {
  await page.goto('/');
  await block(page, 'Bikinis and swimsuits').scrollIntoViewIfNeeded();
  const before = await namesIn(page);
  await block(page, 'Bikinis and swimsuits')
    .getByRole('link', { name: before[1] ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: before[1] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Build to conquer the wave' })).toBeVisible();
  expect(await namesIn(page)).toEqual(before);
});

for (const width of [320, 375, 800, 1440]) {
  test(`nothing keeps anybody out, and nothing sticks out, at ${width} px`, NIGHTLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'LOG IN' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
