import { expect, test } from '@playwright/test';
import { SITE } from '@/content/site';
import { RIDER, RIDERS, STORES } from '@/e2e/support/content';

/** A route and the heading of what a visitor sees there, in English and in Indonesian. */
type Route = [path: string, en: string, id: string];

const same = (path: string, heading: string): Route => [path, heading, heading];
const BRAND = SITE.name.toUpperCase();
const rider = (path: string, name: string): Route => [
  path,
  `MEET ${BRAND} RIDERS ${name}`,
  `TEMUI PESELANCAR ${BRAND} ${name}`,
];

const ALIASED = RIDERS.filter(({ alias }) => alias);

/** The specification's route table (spec §2), a sample where it names a kind of page. */
const ROUTES: Route[] = [
  ['/', 'Build to conquer the wave', 'Tercipta untuk menaklukkan ombak'],
  ['/store', 'OUR STORES', 'TOKO KAMI'],
  ...STORES.map(({ slug, name }) => same(`/store/${slug}`, name)),
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
  ['/login', 'Log In', 'Masuk'],
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

/** What has another address, or none (spec §2: any other path leads home). */
const DETOURS: [path: string, status: 307 | 308, to: string][] = [
  ['/stores', 308, '/store'],
  ['/nothing', 307, '/'],
  ['/components', 307, '/'],
  ['/store/nothing', 307, '/'],
  ['/blog/nothing', 307, '/'],
  [`/riders/${RIDER.slug}`, 307, '/'],
  [`/${RIDER.slug}/nothing`, 307, '/'],
];

const LANGUAGES = [
  { locale: 'en', prefix: '', home: '/' },
  { locale: 'id', prefix: '/id', home: '/id' },
] as const;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** What the main heading says, without what is drawn in it. */
function headingOf(html: string): string | undefined {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  const words = inside?.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return words?.replace(/\s+/g, ' ').trim();
}

/** The addresses that a page's head names for a relation. */
const linksOf = (html: string, relation: RegExp) =>
  [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => relation.test(attributes))
    .map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1]);

for (const { locale, prefix, home } of LANGUAGES) {
  const inside = (path: string) => (path === '/' ? home : `${prefix}${path}`);

  test.describe(`the routes of the specification (${locale})`, () => {
    for (const [path, en, id] of ROUTES) {
      test(`${inside(path)} is there`, async ({ request }) => {
        const answer = await request.get(inside(path), { maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${locale}"`);
        expect(headingOf(html)).toBe(locale === 'en' ? en : id);
      });
    }

    for (const [path, status, to] of DETOURS) {
      test(`${inside(path)} leads to ${inside(to)} with ${status}`, async ({ request, baseURL }) => {
        const answer = await request.get(inside(path), { maxRedirects: 0 });
        expect(answer.status()).toBe(status);
        expect(new URL(answer.headers().location ?? '', baseURL).pathname).toBe(inside(to));
        expect((await request.get(inside(to), { maxRedirects: 0 })).status()).toBe(200);
      });
    }

    for (const { alias, slug } of ALIASED) {
      test(`${prefix}/${alias} names the rider's own address`, async ({ request, baseURL }) => {
        const html = await (await request.get(`${prefix}/${alias}`)).text();
        expect(linksOf(html, /rel="canonical"/)).toEqual([`${baseURL}${prefix}/${slug}`]);
        const twins = [`${baseURL}/id/${slug}`, `${baseURL}/${slug}`, `${baseURL}/${slug}`];
        expect(linksOf(html, /hreflang=/i).toSorted()).toEqual(twins);
      });
    }
  });
}
