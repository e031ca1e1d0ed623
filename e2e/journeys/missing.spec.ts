import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { metaOf } from '@/e2e/support/checks/meta-of';

const AGENTS = {
  'a browser': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  // Next has a list of crawlers for which it would render pages past its cache.
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  curl: 'curl/8.5.0',
};

test.describe('an address that is none', () => {
  for (const [name, agent] of Object.entries(AGENTS)) {
    test(`is a whole page with 404 for ${name}, from the first time on`, async ({ request }) => {
      const slug = `never-made-${Date.now()}-${name.replace(' ', '-').toLowerCase()}`;
      for (const [path, lang, title] of [
        [`/men/${slug}`, 'en', 'Apparel - Product not found'],
        [`/id/woman/${slug}`, 'id', 'Apparel - Produk tidak ditemukan'],
        ['/size-guide/wetsuits', 'en', 'Apparel - Page not found'],
      ]) {
        for (const _ of [1, 2]) {
          const answer = await request.get(path ?? '', { headers: { 'user-agent': agent } });
          expect(answer.status(), path).toBe(404);
          const html = await answer.text();
          expect(html).toContain(`<html lang="${lang}"`);
          expect(html).toContain(`<title>${title}</title>`);
          expect(metaOf(html, 'robots')).toContain('noindex');
          expect(html).toContain('<h1');
        }
      }
    });
  }

  for (const [path, home] of [
    ['/woman/uluwatu-elite-pro', '/men/uluwatu-elite-pro'],
    ['/id/men/kirana-bikini', '/id/woman/kirana-bikini'],
    ['/Men/Uluwatu-Elite-Pro', '/men/uluwatu-elite-pro'],
    ['/id/WOMAN', '/id/woman'],
    ['/men/uluwatu-elite-pro/', '/men/uluwatu-elite-pro'],
    ['/id/men/', '/id/men'],
    ['/men/Uluwatu%20Elite%20Pro', '/men/uluwatu-elite-pro'],
    ['/en/men', '/men'],
  ] as const) {
    test(`${path} leads to ${home} for good, in one step`, async ({ request, baseURL }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? '', baseURL).pathname).toBe(home);
      expect((await request.get(home, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
});

for (const { prefix, text, close, doors } of [
  {
    prefix: '',
    text: 'The page you were looking for has drifted out to sea, so we brought you home.',
    close: 'All right',
    doors: ['SHOP WOMENS', 'SHOP MENS'],
  },
  {
    prefix: '/id',
    text: 'Halaman yang Anda cari hanyut terbawa arus, jadi kami antar Anda pulang.',
    close: 'Baik',
    doors: ['BELANJA WANITA', 'BELANJA PRIA'],
  },
]) {
  test(`who is lost is told so at ${prefix || '/'}, once`, twin(prefix), async ({ page }) => {
    const note = page.getByRole('status').filter({ hasText: text });
    await page.goto(`${prefix}/no/such/page`);
    await expect(note).toBeVisible();
    await expect(page, 'without its mark').toHaveURL(prefix || '/');
    await page.reload();
    await expect(note).toBeHidden();

    await page.goto(`${prefix}/no/such/page`);
    await expect(page).toHaveURL(prefix || '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: doors[1] ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(`${prefix}/men`);
    await page.goBack();
    await expect(page).toHaveURL(prefix || '/');
    await expect(note).toBeHidden();

    await page.goto(`${prefix}/no/such/page`);
    await note.getByRole('link', { name: close }).click();
    await expect(note).toBeHidden();
  });

  for (const path of ['/men/nothing', '/size-guide/wetsuits', '/men?max=1', '/search?q=snowboard'])
    test(`${prefix}${path} leads on by two doors and four products`, async ({ page, trouble }) => {
      if (!path.includes('?')) trouble.expect(404, new RegExp(path));
      await page.goto(`${prefix}${path}`);
      const main = page.getByRole('main');
      for (const name of doors) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(4);
    });
}
