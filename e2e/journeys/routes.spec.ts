import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { ALL_PAGES } from '@/e2e/support/all-pages';
import { findMetaContent } from '@/e2e/support/checks/meta-content';
import { RIDER_WITH_RESULTS, RIDERS, STORES_WITH_PAGE } from '@/e2e/support/content';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';

/** A path and its main heading in English and Indonesian. */
type Route = [path: string, en: string, id: string];

const same = (path: string, heading: string): Route => [path, heading, heading];
const BRAND = SITE.name.toUpperCase();
const rider = (path: string, name: string): Route => [
  path,
  `MEET ${BRAND} RIDERS ${name}`,
  `TEMUI PESELANCAR ${BRAND} ${name}`,
];
const ALIASED = RIDERS.filter(({ alias }) => alias);

/** The route table of the specification (§2) and the shop's own pages. */
const ROUTES: Route[] = [
  ['/', 'Build to conquer the wave', 'Tercipta untuk menaklukkan ombak'],
  ['/store', 'OUR STORES', 'TOKO KAMI'],
  ...STORES_WITH_PAGE.map(({ slug, name }) => same(`/store/${slug}`, name)),
  ['/riders', 'MEET RIDERS', 'TEMUI PESELANCAR'],
  ...RIDERS.map(({ slug, name, longName = name }) => rider(`/${slug}`, longName)),
  ...ALIASED.map(({ alias, name, longName = name }) => rider(`/${alias}`, longName)),
  ['/men', 'Men', 'Pria'],
  same('/men/uluwatu-elite-pro', 'Uluwatu Elite Pro'),
  ['/men/tees', 'Tees', 'Kaus'],
  [
    '/woman',
    'INTRODUCING OUR DAZZLING 2024 COLLECTION, GET READY TO SHINE!',
    'INILAH KOLEKSI 2024 KAMI YANG MEMUKAU, SAATNYA BERSINAR!',
  ],
  ['/woman/catalog', 'Catalog 2025', 'Katalog 2025'],
  same('/woman/kirana-bikini', 'Kirana Bikini'),
  ['/aboutus', 'Born in Bali', 'Lahir di Bali'],
  ['/sustainability', 'Educate, Preserve, Conserve', 'Mendidik, Menjaga, Melestarikan'],
  ['/activities', 'Activities', 'Kegiatan'],
  same('/blog', 'Blog'),
  ['/catalog', 'The 2025 catalogue', 'Katalog 2025'],
  ['/login?redirect=%2Fmen', 'Log In', 'Masuk'],
  ['/register', 'Register', 'Daftar'],
  ['/verify-email?token=abc', 'Verify Email', 'Verifikasi Email'],
  ['/forgot-password', 'Forgotten Password', 'Lupa Kata Sandi'],
  ['/reset-password?token=abc', 'New Password', 'Kata Sandi Baru'],
  ['/account', 'Account', 'Akun'],
  ['/account/password', 'Password', 'Kata Sandi'],
  ['/order-status?transaction_id=1', 'Order Status', 'Status Pesanan'],
  ['/account/orders?page=2', 'Your Orders', 'Pesanan Anda'],
  ['/account/receipt?transaction_id=1', 'Receipt', 'Kuitansi'],
];

/** Other spellings of an address redirect permanently to the usual one, unknown pages temporarily to the home page. */
const REDIRECTS: [path: string, status: 307 | 308, to: string][] = [
  ['/stores', 308, '/store'],
  ['/woman/uluwatu-elite-pro', 308, '/men/uluwatu-elite-pro'],
  ['/Men/Uluwatu-Elite-Pro', 308, '/men/uluwatu-elite-pro'],
  ['/men/uluwatu-elite-pro/', 308, '/men/uluwatu-elite-pro'],
  ['/men/Uluwatu%20Elite%20Pro', 308, '/men/uluwatu-elite-pro'],
  ['/nothing', 307, '/'],
  ['/store/nothing', 307, '/'],
  ['/blog/nothing', 307, '/'],
  [`/riders/${RIDER_WITH_RESULTS.slug}`, 307, '/'],
  [`/${RIDER_WITH_RESULTS.slug}/nothing`, 307, '/'],
];

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

function headingOf(html: string): string | undefined {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  const text = inside?.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return text?.replace(/\s+/g, ' ').trim();
}

for (const locale of ['en', 'id'] as const) {
  const home = locale === 'en' ? '/' : '/id';
  const localized = (path: string) => {
    if (locale === 'en') return path;
    return path === '/' ? home : `/id${path}`;
  };

  test(`every route of the specification has its page (${locale})`, async ({ request }) => {
    for (const [path, en, id] of ROUTES) {
      const response = await request.get(localized(path), { maxRedirects: 0 });
      expect.soft(response.status(), localized(path)).toBe(200);
      const html = await response.text();
      expect.soft(html, localized(path)).toContain(`<html lang="${locale}"`);
      expect.soft(headingOf(html), localized(path)).toBe(locale === 'en' ? en : id);
    }
  });

  test(`other addresses redirect in one step (${locale})`, async ({ request, baseURL }) => {
    for (const [path, status, to] of REDIRECTS) {
      const response = await request.get(localized(path), { maxRedirects: 0 });
      expect.soft(response.status(), localized(path)).toBe(status);
      const { location = '' } = response.headers();
      expect.soft(new URL(location, baseURL).pathname, localized(path)).toBe(localized(to));
    }
    expect((await request.get('/en/men', { maxRedirects: 0 })).headers().location).toMatch(/\/men$/);
  });
}

test('the alias of a rider names the main address as canonical', async ({ request, baseURL }) => {
  for (const { alias, slug } of ALIASED) {
    const html = await (await request.get(`/${alias}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/${slug}"/>`);
  }
});

test('an unknown address redirects to the home page, which shows a notice once', async ({ page }) => {
  const note = page.getByRole('status').filter({
    hasText: 'The page you were looking for has drifted out to sea, so we brought you home.',
  });
  await page.goto('/no/such/page');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'FIND US' })).toHaveAttribute('href', '/store');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(note).toBeHidden();
  await page.goto('/no/such/page');
  await note.getByRole('link', { name: 'All right' }).click();
  await expect(note).toBeHidden();
  await page.goto('/id/tidak-ada');
  await expect(page).toHaveURL('/id');
});

test('an unknown product is a complete 404 page for browsers and crawlers', async ({ request }) => {
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'WhatsApp/2.23.20.0',
  ]) {
    const slug = `never-made-${agent.length}`;
    for (const [path, lang, title] of [
      [`/men/${slug}`, 'en', 'Apparel - Product not found'],
      [`/id/woman/${slug}`, 'id', 'Apparel - Produk tidak ditemukan'],
      ['/size-guide/wetsuits', 'en', 'Apparel - Page not found'],
    ] as const) {
      for (const _ of [1, 2]) {
        const response = await request.get(path, { headers: { 'user-agent': agent } });
        expect(response.status(), path).toBe(404);
        const html = await response.text();
        expect(html).toContain(`<html lang="${lang}"`);
        expect(html).toContain(`<title>${title}</title>`);
        expect(findMetaContent(html, 'robots')).toContain('noindex');
      }
    }
  }
});

test('a page without results suggests four products and both sections', async ({ page, trouble }) => {
  for (const path of ['/men/nothing', '/size-guide/wetsuits', '/men?max=1', '/search?q=snowboard']) {
    if (!path.includes('?')) trouble.expect(404, new RegExp(path));
    await page.goto(path);
    const main = page.getByRole('main');
    for (const name of ['SHOP WOMENS', 'SHOP MENS'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('listitem').getByRole('article')).toHaveCount(4);
  }
});

test('the tests of all pages know every page of the shop', () => {
  const files = readdirSync(join(REPOSITORY_FOLDER, 'app/[locale]'), { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => `/${dirname(file)}`);
  // Excludes the page of components, and pages that the middleware serves for addresses with a query. These pages have
  // no public address of their own.
  const pages = folders.filter(
    (folder) => !/\/(listing|search|activities|missing)\/|\/components/.test(folder),
  );
  const patterns = pages.map(
    (folder) => new RegExp(`^${folder.replace(/\/\.$/, '/').replace(/\[\w+\]/g, '[^/?]+')}(\\?|$)`),
  );
  const known = [...ALL_PAGES.map(({ path }) => path), ...ROUTES.map(([path]) => path)];
  const isKnown = (pattern: RegExp) => known.some((path) => pattern.test(path));
  expect(pages.filter((_, index) => !isKnown(patterns[index] ?? /$^/))).toEqual([]);
});
