import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { firstOf, STORES } from '@/e2e/support/content';

const ON_MAP_ALONE = firstOf(STORES, ({ order }) => order.list === undefined);
const OTHER = firstOf(STORES, ({ slug }) => slug !== ON_MAP_ALONE.slug);

const LANGUAGES = [
  {
    locale: 'en',
    home: '',
    heading: 'OUR STORES',
    map: 'On the map',
    also: 'Also on the map',
    maps: /^SEE IN MAPS/,
    visit: 'VISIT THE STORE',
    here: 'You are here',
  },
  {
    locale: 'id',
    home: '/id',
    heading: 'TOKO KAMI',
    map: 'Di peta',
    also: 'Juga ada di peta',
    maps: /^LIHAT DI PETA/,
    visit: 'KUNJUNGI TOKO',
    here: 'Anda di sini',
  },
] as const;

for (const words of LANGUAGES) {
  test.describe(`in ${words.locale}`, () => {
    test('the stores are listed by island, each on a map', twin(words.locale), async ({ page }) => {
      await page.goto(`${words.home}/store`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.heading, level: 1 })).toBeVisible();
      const bali = main.getByRole('region', { name: 'BALI' });
      const retailers = await bali.getByRole('heading', { level: 4 }).count();
      const own = await bali.getByRole('article').count();
      for (const link of await bali.getByRole('link', { name: words.maps }).all()) {
        await expect(link).toHaveAttribute(
          'href',
          /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-8/,
        );
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await expect(bali.getByRole('link', { name: words.maps })).toHaveCount(retailers + own);
      expect(await findViolations(page)).toEqual([]);

      const visit = bali.getByRole('link', { name: words.visit }).first();
      const store = (await visit.getAttribute('href')) ?? '';
      await visit.click();
      await expect(page).toHaveURL(store);
    });

    test(
      'what is on the map alone is named beside it, on a phone too',
      twin(words.locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`${words.home}/store`);
        const also = page.getByRole('region', { name: words.map }).getByRole('list', { name: words.also });
        await expect(also).toContainText(`${ON_MAP_ALONE.name}, ${ON_MAP_ALONE.place}`);
        await also.getByRole('link', { name: ON_MAP_ALONE.name }).click();
        await expect(page).toHaveURL(`${words.home}/store/${ON_MAP_ALONE.slug}`);
      },
    );

    test(
      'a store page names them all; the shown one stands out and is no link',
      twin(words.locale),
      async ({ page }) => {
        await page.goto(`${words.home}/store/${ON_MAP_ALONE.slug}`);
        const places = page.getByRole('navigation', { name: words.heading });
        const others = (await places.getByRole('listitem').count()) - 1;
        await expect(places.getByRole('link')).toHaveCount(others);
        const current = places.getByRole('listitem').filter({ hasText: words.here });
        await expect(current).toContainText(ON_MAP_ALONE.name);
        await expect(current).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('link', { name: ON_MAP_ALONE.phone })).toHaveAttribute(
          'href',
          `tel:${ON_MAP_ALONE.phone.replaceAll(' ', '')}`,
        );
        expect(await findViolations(page)).toEqual([]);

        await places.getByRole('link', { name: OTHER.name }).click();
        await expect(page).toHaveURL(`${words.home}/store/${OTHER.slug}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(OTHER.name);
      },
    );
  });
}

test('both addresses of the list lead to one', async ({ request }) => {
  for (const home of ['', '/id']) {
    const answer = await request.get(`${home}/stores`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`${home}/store$`));
  }
  const unknown = await request.get('/store/nowhere', { maxRedirects: 0 });
  expect(unknown.status()).toBe(307);
});
