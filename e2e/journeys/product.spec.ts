import type { Page } from '@playwright/test';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { RIDER_WITH_RESULTS } from '@/e2e/support/content';

const PATH = '/men/bingin-elite-pro';

/** The photos. Each is a link that opens the viewer. */
const photos = (page: Page) =>
  page.getByRole('region', { name: /^Photos of / }).getByRole('link', { name: /Enlarge/ });

const FACTS = [
  [
    PATH,
    'Elite Pro',
    [
      'Rp. 1.199.000',
      '4 way stretch',
      'Lightweight construction',
      'Ultimate durability',
      'Quick dry and hydrophobic',
      'Model is 181cm and wearing a size 32',
      'Free delivery all over Indonesia',
      `${SITE.returns.days} days to send it back`,
    ],
  ],
  [
    '/woman/ratih-swimsuit',
    'Scoop',
    [
      '78% recycled polyester 22% Lycra',
      'UV protection',
      'Sun cream and oil resistan',
      'Ultra chlorine resistance',
      'Recycled fibre',
    ],
  ],
  [
    '/woman/lestari-swimsuit',
    'Scoop',
    ['87% recycled polyester', '4-way stretch', 'Recycled yarn', 'Shape retention', 'Soft'],
  ],
] as const;

/**
 * Returns two facts: whether the photos end above the end of the column beside them, which would leave a gap, and how
 * many elements have a vertical scrollbar, which would hide a part of the text.
 */
const columnFacts = (page: Page) =>
  page.evaluate(() => {
    const ends = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().bottom);
    const column = 'main div:has(> div > div > h1)';
    const photos = 'main section[aria-label^="Photos of"] li, main figure';
    const scrollers = [...document.querySelectorAll('main *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight,
    );
    return {
      photosEndFirst: Math.max(...ends(photos)) < Math.max(...ends(column)) - 2,
      innerScrollers: scrollers.length,
    };
  });

test('a product page has its facts beside the photos, and four other products', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [path, variant, texts] of FACTS) {
    await page.goto(path);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    const above = main.getByRole('heading', { level: 2, name: variant, exact: true });
    for (const text of texts) await expect(main).toContainText(new RegExp(text.replaceAll('.', '\\.'), 'i'));
    expect((await above.boundingBox())?.y ?? 0).toBeLessThan((await title.boundingBox())?.y ?? 0);
    expect(await columnFacts(page)).toEqual({ photosEndFirst: false, innerScrollers: 0 });
    const others = main.getByRole('region', { name: 'You might also like' });
    await expect(others.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('a product opens at its top, and Back leads where the shopper came from', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).not.toHaveURL(PATH);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(PATH);

  await page.goto('/men');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first()
    .click();
  await expect(page).toHaveURL('/men/uluwatu-elite-pro');
  await page.goBack();
  await expect(page).toHaveURL('/men');
});

test('an unknown product has a page with a link back', async ({ page, trouble }) => {
  trouble.expect(404, /^\/men\/nobody-made-this$/);
  await page.goto('/men');
  await page.goto('/men/nobody-made-this');
  await expect(page.getByText('Product data is not available.')).toBeVisible();
  await page.getByRole('main').getByText('Back', { exact: true }).click();
  await expect(page).toHaveURL('/men');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('name and price are on the first screen, and a bar with sizes appears further down', async ({
    page,
  }) => {
    await page.goto(PATH);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Rp. 1.199.000').first()).toBeInViewport({ ratio: 1 });
    const sizes = page.getByRole('combobox', { name: 'Size' });
    await expect(sizes).toBeHidden();
    await main.getByText('Model is 181cm').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(sizes).toBeInViewport({ ratio: 1 });
    await sizes.selectOption('34');
    await page.getByRole('button', { name: 'Add Bingin Elite Pro' }).click();
    await expect(page.getByRole('dialog', { name: "You haven't logged in yet" })).toBeVisible();
  });
});

test('the address can choose a size', async ({ page }) => {
  await page.goto(`${PATH}?size=34`);
  await expect(page.getByRole('radio', { name: '34' })).toBeChecked();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PATH}$`));
});

test('prints of the same cut are linked, and details unfold one at a time', async ({ page }) => {
  await page.goto(PATH);
  const prints = page.getByRole('navigation', { name: 'Prints and colours' });
  const current = prints.getByRole('link', { name: 'Bingin Elite Pro, Sunset Fade' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  const shipping = main.getByText(/^Free all over Indonesia\. Orders paid/);
  await expect(shipping).toBeHidden();
  await main.getByText('Shipping and returns', { exact: true }).click();
  await expect(shipping).toBeVisible();
  await expect(main.getByText('4 way stretch')).toBeHidden();
  await prints.getByRole('link', { name: 'Padang Elite Pro, Terracotta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Padang Elite Pro' })).toBeVisible();
});

test('a photo opens in a viewer, which closes on Escape and returns the focus', async ({ page }) => {
  await page.goto(PATH);
  await photos(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(photos(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Photos of / });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('img').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos(page).and(page.locator(':focus'))).toHaveCount(1);
});

test('a picture that fails before the page is hydrated is replaced by a placeholder', async ({
  page,
  trouble,
}) => {
  trouble.allow(404, /^\/(media|_next\/image)/);
  const pictures = /^[^/]+\/\/[^/]+\/(media\/|_next\/image\?)/;
  await page.route(pictures, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse(pictures);
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/${RIDER_WITH_RESULTS.slug}`);
  const picture = page.getByRole('main').locator('img[src*="placeholder"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
