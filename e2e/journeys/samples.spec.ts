// What is true of the sample brand alone. Another brand deletes this file.
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY } from '@/e2e/nightly';

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
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'SOCIAL MEDIA' })).toBeVisible();
  });
}

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
  await expect(bali.getByRole('article')).toHaveCount(2);
  await expect(bali.getByRole('heading', { level: 4 })).toHaveText([
    'Soultribe (Nusa Penida)',
    'Special Brand Store (Kuta)',
    'Blue Surf (Tanah Lot)',
    'Odysseys Surf School (Kuta)',
    'Blue Groove (Legian)',
  ]);
  const also = page
    .getByRole('region', { name: 'On the map' })
    .getByRole('list', { name: 'Also on the map' });
  await expect(also.getByRole('listitem')).toHaveText([
    'Duty Free Mall Bali Galeria, Bypass Ngurah Rai',
    'Waterbom Bali, Tuban',
  ]);
});

test('six stores have a page', async ({ page }) => {
  await page.goto('/store/waterboom');
  const places = page.getByRole('navigation', { name: 'OUR STORES' });
  await expect(places.getByRole('listitem')).toHaveCount(6);
  await expect(places.getByRole('link')).toHaveText([
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
  await expect(shops.getByRole('listitem')).toHaveCount(10);
});
