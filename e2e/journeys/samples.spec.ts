// What is true of the sample brand alone. Another brand deletes this file; what is added beside the samples changes nothing here.
import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';

/** The samples come first. */
async function expectFirst(list: Locator, texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await expect(list.nth(index)).toHaveText(text);
}

for (const [name, tagline, results, photos] of [
  ['bayuharlow', 'THE RISING SURF STAR', 6, 4],
  ['renminase', 'THE WAVE BUILDER', 0, 0],
  ['faolahagu', 'THE SURF PRODIGY', 6, 4],
  ['komanglintang', 'THE SURF NOMAD', 6, 4],
  ['aguspranaja', 'THE WAVE MASTER', 7, 4],
  ['rakasuwela', 'THE WAVE MASTER', 6, 4],
] as const) {
  test(`what is told of ${name} (spec §2)`, NIGHTLY, async ({ page }) => {
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MEET SEGARA RIDERS');
    await expect(page.getByText('SURFER ATHLETE', { exact: true })).toBeVisible();
    await expect(page.getByText(tagline, { exact: true })).toBeVisible();
    await expect(page.getByText(/^\d+(st|nd|rd|th) .+ 20\d\d$/)).toHaveCount(results);
    await expect(page.getByRole('heading', { name: 'COMPETITION RESULTS' })).toHaveCount(results ? 1 : 0);
    await expect(page.getByRole('link', { name: /Enlarge$/ })).toHaveCount(photos);
    await expect(page.getByRole('heading', { name: 'GALLERY' })).toHaveCount(photos ? 1 : 0);
    const riders = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Rp.' });
    await expect(riders.nth(5)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'SOCIAL MEDIA' })).toBeVisible();
  });
}

test('a rider wears what the shop sells, and the product says who wears it', async ({ page }) => {
  await page.goto('/bayuharlow');
  const worn = page.getByRole('region', { name: 'WHAT BAYU HARLOW WEARS' });
  await worn.getByRole('link', { name: 'Uluwatu Elite Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu Elite Pro' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bayu Harlow' }).click();
  await expect(page).toHaveURL('/bayuharlow');
});

test('the second address of rider 6 shows the same page and names the first', async ({ page }) => {
  await page.goto('/raka-suwela');
  await expect(page).toHaveURL('/raka-suwela');
  await expect(page.getByRole('heading', { level: 1, name: 'I MADE Raka Suwela' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/rakasuwela$/);
});

test('stores and retailers by island', async ({ page }) => {
  await page.goto('/store');
  const main = page.getByRole('main');
  const islands = main.getByRole('heading', { level: 2 }).filter({ hasText: /^(BALI|LOMBOK)$/ });
  await expect(islands).toHaveText(['BALI', 'LOMBOK']);
  const bali = main.getByRole('region', { name: 'BALI' });
  await expect(bali.getByRole('article').nth(1)).toBeVisible();
  await expectFirst(bali.getByRole('heading', { level: 4 }), [
    'Soultribe (Nusa Penida)',
    'Special Brand Store (Kuta)',
    'Blue Surf (Tanah Lot)',
    'Odysseys Surf School (Kuta)',
    'Blue Groove (Legian)',
  ]);
  const also = page
    .getByRole('region', { name: 'On the map' })
    .getByRole('list', { name: 'Also on the map' });
  await expectFirst(also.getByRole('listitem'), [
    'Duty Free Mall Bali Galeria, Bypass Ngurah Rai',
    'Waterbom Bali, Tuban',
  ]);
});

test('six stores have a page', async ({ page }) => {
  await page.goto('/store/waterboom');
  const places = page.getByRole('navigation', { name: 'OUR STORES' });
  await expect(places.getByRole('listitem').nth(5)).toBeVisible();
  await expectFirst(places.getByRole('link'), [
    'Kayu Aya',
    'Blue Groove',
    'Odyssey Surf School',
    'Blue Surf',
    'Duty Free Mall Bali Galeria',
  ]);
});

test('ten shops in one country', async ({ page }) => {
  await page.goto('/aboutus');
  const shops = page.getByRole('region', { name: 'SHOPS / LOCATE US' });
  await expect(shops.getByRole('listitem').nth(9)).toBeVisible();
});

for (const [path, night, late, monday, sunday, nyepi] of [
  [
    '/store/blue-groove',
    'Open now, until 01:00',
    'Open, closes at 01:00',
    'Closed, opens tomorrow at 11:00',
    'Closed, opens Tuesday at 11:00',
    'Closed: Nyepi, the day of silence',
  ],
  [
    '/id/store/blue-groove',
    'Buka sekarang, sampai 01.00',
    'Masih buka, tutup pukul 01.00',
    'Tutup, buka besok pukul 11.00',
    'Tutup, buka Selasa pukul 11.00',
    'Tutup: Hari Raya Nyepi',
  ],
] as const) {
  test(`the clock of Bali says whether ${path} is open`, twin(path), async ({ browser, baseURL }) => {
    // The visitor sits in New York; the policy of times is the store's.
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'America/New_York' });
    const page = await context.newPage();
    for (const [time, said] of [
      ['2026-11-21T23:30', night],
      ['2026-11-22T00:45', late],
      ['2026-11-23T12:00', monday],
      ['2026-11-22T23:15', sunday],
      ['2027-03-08T12:00', nyepi],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${time}+08:00`));
      await page.goto(path);
      await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible();
    }
    await context.close();
  });
}

for (const [path, published, minutes, season, inside, first, fourth] of [
  ['', '20 November 2026', '5 min read', 'April to October, dry', '/store', '1st', '4th'],
  [
    '/id',
    '20 November 2026',
    '4 menit baca',
    'April sampai Oktober, kemarau',
    '/id/store',
    'Juara 1',
    'Peringkat 4',
  ],
] as const) {
  test(`an article and a rider's results in words (${path || '/en'})`, twin(path), async ({ page }) => {
    await page.goto(`${path}/blog/how-to-read-a-bali-forecast`);
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(article.getByText(published)).toBeVisible();
    await expect(article.getByText(minutes)).toBeVisible();
    await expect(article.getByRole('rowheader', { name: season })).toBeVisible();
    await expect(article.getByRole('figure')).toHaveCount(2);
    await expect(article.locator(`a[href="${inside}"]`)).toBeVisible();

    await page.goto(`${path}/bayuharlow`);
    await expect(page.getByText(`${first} Grom Patrol 2024`)).toBeVisible();
    await expect(page.getByText(`${fourth} Bahari: The Rise of Legian 2024`)).toBeVisible();
  });
}

test('a phone has the short name of rider 6', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/rakasuwela');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Raka Suwela');
  await expect(heading.getByText('I MADE')).toBeHidden();
});
