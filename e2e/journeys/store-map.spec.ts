import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { foreignRequests } from '@/e2e/support/checks/foreign-requests';
import { firstOf, STORE, STORES } from '@/e2e/support/content';

const MAP_HOST = 'https://www.openstreetmap.org/';
const LIVE_MAP =
  '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1><p>The live map</p></main></html>';

/** Stands in for the live map, and notes when it is asked for. */
async function watchLiveMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAP_HOST}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: LIVE_MAP });
  });
  return asked;
}

const { name: NAME, place: PLACE, position } = STORE;
const PAGE = `/store/${STORE.slug}`;

const LANGUAGES = [
  {
    locale: 'en',
    home: '',
    show: 'Show the live map',
    hide: 'Back to the drawing',
    live: `Map of ${NAME}, by OpenStreetMap`,
    drawn: `Drawn map: ${NAME} in ${PLACE}`,
  },
  {
    locale: 'id',
    home: '/id',
    show: 'Tampilkan peta langsung',
    hide: 'Kembali ke gambar',
    live: `Peta ${NAME}, dari OpenStreetMap`,
    drawn: `Peta gambar: ${NAME} di ${PLACE}`,
  },
] as const;

for (const words of LANGUAGES) {
  test(
    `the live map comes after a press alone, and goes again (${words.locale})`,
    twin(words.locale),
    async ({ page, baseURL }) => {
      const asked = await watchLiveMap(page);
      const strangers = foreignRequests(page, baseURL);
      await page.goto(words.home + PAGE);
      const drawing = page.getByRole('img', { name: words.drawn });
      await drawing.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(strangers, 'nobody is asked for anything before').toEqual([]);

      await page.getByRole('button', { name: words.show }).click();
      const frame = page.frameLocator(`iframe[title="${words.live}"]`).frameLocator('iframe');
      await expect(frame.getByText('The live map')).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(new URL(asked[0] ?? '').searchParams.get('marker')).toBe(
        `${position.latitude},${position.longitude}`,
      );
      await expect(drawing).toBeHidden();
      expect(await findViolations(page)).toEqual([]);

      const back = page.getByRole('button', { name: words.hide });
      await expect(back, 'the focus stays on the button').toBeFocused();
      await back.click();
      await expect(drawing).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );
}

test('led to a store from another page, the visitor gets the live map too', async ({ page }) => {
  const asked = await watchLiveMap(page);
  await page.goto('/aboutus');
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  await page.getByRole('button', { name: 'Show the live map' }).click();
  const frame = page.frameLocator(`iframe[title="${LANGUAGES[0].live}"]`).frameLocator('iframe');
  await expect(frame.getByText('The live map')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/aboutus');
  await page.goForward();
  await expect(page.getByRole('img', { name: LANGUAGES[0].drawn })).toBeVisible();
  expect(asked, 'a page come back to has the drawing').toHaveLength(1);
});

test('the list has a live map of the south', async ({ page }) => {
  const asked = await watchLiveMap(page);
  await page.goto('/store');
  await page.getByRole('button', { name: 'Show the live map' }).click();
  const frame = page
    .frameLocator('iframe[title="Map of the south of Bali, by OpenStreetMap"]')
    .frameLocator('iframe');
  await expect(frame.getByText('The live map')).toBeVisible();
  expect(new URL(asked[0] ?? '').searchParams.get('bbox')).toBe('114.9300,-8.8800,115.6600,-8.5700');
});

test('the map of the south leads to the stores that it names', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/store');
  const { name, slug } = firstOf(STORES, ({ region }) => region === 'bali');
  await page.getByRole('region', { name: 'On the map' }).getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/store/${slug}`);
});

test('only the document of the live map may frame the map, and only we may frame it', async ({ request }) => {
  const policyOf = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    return answer.headers()['content-security-policy'] ?? '';
  };
  for (const path of [`${PAGE}/map.html`, '/store/map.html']) {
    const policy = await policyOf(path);
    expect(policy).toContain('frame-src https://www.openstreetmap.org;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
  }
  for (const path of ['/', '/store', PAGE]) {
    expect(await policyOf(path)).not.toContain('openstreetmap');
  }
  expect((await request.get('/store/nowhere/map.html')).status()).toBe(404);
});
