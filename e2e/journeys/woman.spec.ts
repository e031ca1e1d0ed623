// The plain test where no script runs: the browser itself reports every one it does not run as blocked.
import { type Page, test as plainTest, type Request } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { layoutShifts } from '@/e2e/support/checks/layout-shifts';

const LANGUAGES = [
  {
    path: '/woman',
    prefix: '',
    heading: 'INTRODUCING OUR DAZZLING 2024 COLLECTION, GET READY TO SHINE!',
    seeAll: 'SEE ALL',
    categories: ['Bikini', 'Swimsuit', 'Rash Guard', 'Dress', 'Sandals'],
    banner: 'Splendid summer',
    watch: 'WATCH (opens in a new tab)',
    swimwear: 'Bikinis and swimsuits',
    partner: 'BECOME OUR PARTNER',
  },
  {
    path: '/id/woman',
    prefix: '/id',
    heading: 'INILAH KOLEKSI 2024 KAMI YANG MEMUKAU, SAATNYA BERSINAR!',
    seeAll: 'LIHAT SEMUA',
    categories: ['Bikini', 'Baju Renang', 'Rash Guard', 'Gaun', 'Sandal'],
    banner: 'Musim panas yang cerah',
    watch: 'TONTON (dibuka di tab baru)',
    swimwear: 'Bikini dan baju renang',
    partner: 'JADI MITRA KAMI',
  },
] as const;
const SLUGS = ['bikini', 'swimsuit', 'rash-guard', 'dress', 'sandals'];

type Words = (typeof LANGUAGES)[number];

async function expectLanding(page: Page, words: Words) {
  await page.goto(words.path);
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  const all = main.getByRole('link', { name: words.seeAll, exact: true });
  await expect(all).toHaveCount(2);
  for (const link of await all.all())
    await expect(link).toHaveAttribute('href', `${words.prefix}/woman/catalog`);
  for (const [index, name] of words.categories.entries()) {
    await expect(main.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `${words.prefix}/woman?category=${SLUGS[index]}`,
    );
  }
  await expect(main.getByRole('heading', { name: words.banner })).toBeVisible();
  await expect(main.getByRole('link', { name: words.partner })).toHaveAttribute(
    'href',
    `${words.prefix}/aboutus#partner`,
  );
  const watch = main.getByRole('link', { name: words.watch });
  await expect(watch).toHaveAttribute('href', /^https:\/\//);
  await expect(watch).toHaveAttribute('target', '_blank');
  await expect(block(page, words.swimwear).getByRole('article')).toHaveCount(4);
}

for (const words of LANGUAGES) {
  test(
    `${words.path} shows the collection and leads to every part of it`,
    twin(words.path),
    async ({ page }) => {
      await expectLanding(page, words);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    },
  );

  plainTest.describe('without scripts', () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest(
      `${words.path} shows the collection and leads to every part of it`,
      twin(words.path),
      async ({ page }) => {
        await expectLanding(page, words);
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      },
    );
  });
}

function block(page: Page, heading: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** The films a page asks for, as it does. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/')) films.push(pathname);
  });
  return films;
}

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test('the film comes when it is near, plays without a sound, and stops when told', async ({
  page,
  context,
}) => {
  const shifts = await layoutShifts(context);
  const films = filmsOf(page);
  await page.goto('/woman');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);

  await page.getByRole('heading', { name: 'The tide comes in' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(films[0]).toBe('/films/tide.webm');
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
  ).toEqual([true, true]);

  await page.getByRole('button', { name: 'Pause the film' }).click();
  expect(await isPlaying(page)).toBe(false);
  await page.mouse.wheel(0, 3_000);
  await page.mouse.wheel(0, -3_000);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(shifts).toEqual([]);
});

test('the film rests while it is away from the screen', async ({ page }) => {
  await page.goto('/woman');
  await page.getByRole('heading', { name: 'The tide comes in' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('who asked for less motion sees a picture, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films = filmsOf(page);
  await page.goto('/woman');
  const start = page.getByRole('button', { name: 'Play the film' });
  await start.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /yellow hibiscus dress/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);

  await start.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: 'Pause the film' }).press('Enter');
  expect(await isPlaying(page)).toBe(false);
});

test('who saves data is sent no film', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const films = filmsOf(page);
  await page.goto('/woman');
  await page.getByRole('button', { name: 'Play the film' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('a film that cannot be fetched leaves its first frame, and nothing to press', async ({
  page,
  trouble,
}) => {
  trouble.expect(404, /^\/films\/tide\.webm$/);
  trouble.expect(404, /^\/films\/tide\.mp4$/);
  await page.route('**/films/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/woman');
  await page.getByRole('heading', { name: 'The tide comes in' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /yellow hibiscus dress/ })).toBeVisible();
});

for (const width of [320, 375, 800, 1440]) {
  test(`nothing keeps anybody out, and nothing sticks out, at ${width} px`, NIGHTLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/woman');
    await expect(page.getByRole('link', { name: 'LOG IN' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
