import type { Page } from '@playwright/test';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { ACTIVITIES, FIRST_ARTICLE_SLUG } from '@/e2e/support/content';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const filter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name });
const countOf = (kind: string) => ACTIVITIES.filter(({ category }) => category === kind).length;

test('activities are filtered by kind, with an address for each filter', async ({ page }) => {
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 2, name: 'SOCIAL MEDIA' })).toBeVisible();
  await expect(cards(page)).toHaveCount(ACTIVITIES.length);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = ACTIVITIES.map(({ date }) => format.format(new Date(date)));
  await expect(cards(page).getByRole('time')).toHaveText(dates);
  await expect(filter(page, 'ALL')).toHaveAttribute('aria-current', 'page');
  for (const [name, kind] of [
    ['CHARITY', 'charity'],
    ['EDUCATE', 'educate'],
    ['RESERVE', 'reserve'],
    ['CONSERVE', 'conserve'],
    ['HIDDEN GEM', 'hidden-gem'],
  ] as const) {
    await filter(page, name).click();
    await expect(page).toHaveURL(`/activities?category=${kind}#list-${kind}`);
    await expect(cards(page)).toHaveCount(countOf(kind));
    await expect(filter(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf('conserve'));
  await page.goto('/activities?category=beer');
  await expect(cards(page), 'an unknown kind').toHaveCount(ACTIVITIES.length);
});

test('sustainability has three pillars, six photos, and links to activities in a new tab', async ({
  page,
}) => {
  await page.goto('/sustainability');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Apparel - Sustainability');
  for (const pillar of ['We Educate', 'We Preserve', 'We Conserve']) {
    const article = main.getByRole('article').filter({ has: page.getByRole('heading', { name: pillar }) });
    await expect(article.getByRole('img')).toHaveCount(1);
  }
  const heading = page.getByRole('heading', { level: 2, name: 'LATEST ACTIVITIES' });
  await expect(page.locator('section').filter({ has: heading }).getByRole('img')).toHaveCount(6);
  const links = main.getByRole('link', { name: 'SEE ALL OUR ACTIVITIES' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', '/activities');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.getByRole('link', { name: 'Seventy-two small steps to the sea' }).click();
  await expect(page).toHaveURL('/activities#hatchlings');
});

test('about us lists shops by country and leads partners to a mail', async ({ page }) => {
  await page.goto('/men');
  await page.getByRole('main').getByRole('link', { name: 'BECOME OUR PARTNER' }).click();
  await expect(page).toHaveURL('/aboutus#partner');
  const partner = page.getByRole('region', { name: 'Stock Segara' });
  await expect(partner).toBeInViewport();
  const href = await partner.getByRole('link', { name: 'WRITE TO US' }).getAttribute('href');
  const mail = new URL(href ?? '');
  expect(`${mail.protocol}${mail.pathname}`).toBe(`mailto:${SITE.contact.email}`);
  expect(mail.searchParams.get('subject')).toBe(`Partnership with ${SITE.name}`);

  const shops = page.getByRole('region', { name: 'SHOPS / LOCATE US' });
  const count = await shops.getByRole('listitem').count();
  await expect(shops.getByText(`${count} shops`, { exact: true })).toBeVisible();
  for (const shop of await shops.getByRole('listitem').all())
    await expect(shop).toContainText(/Jl\. .+\d{5}/);
  const country = shops.getByLabel('Country');
  await expect(country).toHaveValue('ID');
  await country.selectOption({ label: 'Indonesia' });
  await expect(shops.getByRole('listitem')).toHaveCount(count);
});

test.describe('the blog', () => {
  test('leads to the newest article and on to another', async ({ page }) => {
    await page.goto('/blog');
    const titles = cards(page).getByRole('heading', { level: 2 });
    const [newest = '', ...older] = await titles.allTextContents();
    const oldest = older.at(-1) ?? '';
    await page.getByRole('main').getByRole('link', { name: newest }).click();
    await expect(page).toHaveTitle(`Apparel - ${newest}`);
    await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: oldest }).click();
    await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
  });

  test('has a feed with every article', async ({ page, request }) => {
    for (const path of ['/blog', `/blog/${FIRST_ARTICLE_SLUG}`]) {
      await page.goto(path);
      const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
      await expect(link).toHaveAttribute('href', /\/feeds\/en\.xml$/);
    }
    const feed = await (await request.get('/feeds/en.xml')).text();
    const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect((await request.get(link)).status()).toBe(200);
    expect((await request.get('/feeds/fr.xml')).status()).toBe(404);
  });
});

test('a legal page says that it is a sample, and links to its sections and the other pages', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main').getByText('A sample text')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Cookies' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Cookies' });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header);
  const pages = page.getByRole('navigation', { name: 'Legal pages' });
  await pages.getByRole('link', { name: 'Shipping and returns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping and returns' })).toBeVisible();
  await expect(page.getByRole('main').getByText('within 14 days').first()).toBeVisible();
});

test('the size guide opens in a dialog beside the sizes, in centimetres and inches', async ({ page }) => {
  await page.goto('/woman/melati-bikini');
  const link = page.getByRole('main').getByRole('link', { name: 'Size guide' });
  await expect(link).toHaveAttribute('href', '/size-guide/swimwear');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Bikinis and swimsuits' });
  const row = dialog.getByRole('row', { name: /^XS / });
  await expect(row.getByText('79–82')).toBeVisible();
  await dialog.getByRole('radio', { name: 'inch' }).check();
  await expect(row.getByText('31–32.5')).toBeVisible();
  await expect(row.getByText('79–82')).toBeHidden();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
