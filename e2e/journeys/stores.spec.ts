import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/watch/find-violations';

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
    night: 'Open now, until 01:00',
    late: 'Open, closes at 01:00',
    monday: 'Closed, opens tomorrow at 11:00',
    sunday: 'Closed, opens Tuesday at 11:00',
    nyepi: 'Closed: Nyepi, the day of silence',
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
    night: 'Buka sekarang, sampai 01.00',
    late: 'Masih buka, tutup pukul 01.00',
    monday: 'Tutup, buka besok pukul 11.00',
    sunday: 'Tutup, buka Selasa pukul 11.00',
    nyepi: 'Tutup: Hari Raya Nyepi',
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

      await bali.getByRole('link', { name: words.visit }).click();
      await expect(page).toHaveURL(`${words.home}/store/kayu-aya`);
    });

    test(
      'what is on the map alone is named beside it, on a phone too',
      twin(words.locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`${words.home}/store`);
        const also = page.getByRole('region', { name: words.map }).getByRole('list', { name: words.also });
        await expect(also).toContainText('Duty Free Mall Bali Galeria, Bypass Ngurah Rai');
        await also.getByRole('link', { name: 'Waterbom Bali' }).click();
        await expect(page).toHaveURL(`${words.home}/store/waterboom`);
      },
    );

    test(
      'a store page names them all; the shown one stands out and is no link',
      twin(words.locale),
      async ({ page }) => {
        await page.goto(`${words.home}/store/waterboom`);
        const places = page.getByRole('navigation', { name: words.heading });
        const others = (await places.getByRole('listitem').count()) - 1;
        await expect(places.getByRole('link')).toHaveCount(others);
        const current = places.getByRole('listitem').filter({ hasText: words.here });
        await expect(current).toContainText('Waterbom Bali');
        await expect(current).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('link', { name: '+62 361 010 0108' })).toHaveAttribute(
          'href',
          'tel:+623610100108',
        );
        expect(await findViolations(page)).toEqual([]);

        await places.getByRole('link', { name: 'Duty Free Mall Bali Galeria' }).click();
        await expect(page).toHaveURL(`${words.home}/store/duty-free`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          'Duty Free Mall Bali Galeria',
        );
      },
    );

    test('the clock of Bali says whether it is open', twin(words.locale), async ({ browser, baseURL }) => {
      // The visitor sits in New York; the policy of times is the store's.
      const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'America/New_York' });
      const page = await context.newPage();
      for (const [time, said] of [
        ['2026-11-21T23:30', words.night],
        ['2026-11-22T00:45', words.late],
        ['2026-11-23T12:00', words.monday],
        ['2026-11-22T23:15', words.sunday],
        ['2027-03-08T12:00', words.nyepi],
      ] as const) {
        await page.clock.setFixedTime(new Date(`${time}+08:00`));
        await page.goto(`${words.home}/store/blue-groove`);
        await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible();
      }
      await context.close();
    });
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
