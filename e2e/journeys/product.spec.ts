import { test as plainTest } from '@playwright/test';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { Traffic } from '@/e2e/support/checks/traffic';

const UNDISTURBED = '/men/bingin-elite-pro';

const facts = [
  {
    path: UNDISTURBED,
    said: [
      'Rp. 1.149.000',
      '1,149,000 rupiah',
      '4 way stretch',
      'Lightweight construction',
      'Ultimate durability',
      'Quick dry and hydrophobic',
      'Model is 181cm and wearing a size 32',
      'Free delivery all over Indonesia',
      `${SITE.returns.days} days to send it back`,
      `Card or bank transfer, through ${SITE.payment.provider}`,
    ],
    variant: 'Elite Pro',
    name: 'Bingin Elite Pro',
    related: 'You might also like',
    home: '/men',
  },
  {
    path: '/woman/ratih-swimsuit',
    said: [
      '78% recycled polyester 22% Lycra',
      'UV protection',
      'Recycled fibre',
      'Ultra chlorine resistance',
    ],
    variant: 'Swimsuit',
    name: 'Ratih Swimsuit',
    related: 'You might also like',
    home: '/woman',
  },
  {
    path: '/id/woman/lestari-swimsuit',
    said: [
      '87% poliester daur ulang, 13% elastana',
      'Melar ke empat arah',
      'Lembut',
      'Gratis ongkir',
      `Boleh dikembalikan dalam ${SITE.returns.days} hari`,
      'Kartu atau transfer bank',
    ],
    variant: 'Swimsuit',
    name: 'Lestari Swimsuit',
    related: 'Mungkin Anda juga suka',
    home: '/id/woman',
  },
];

for (const { path, said, variant, name, related, home } of facts) {
  test(`all there is to know of ${path}`, twin(path), async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1, name });
    const above = main.getByRole('heading', { level: 2, name: variant, exact: true });
    for (const text of said) await expect(main).toContainText(text);
    expect((await above.boundingBox())?.y ?? 0).toBeLessThan((await title.boundingBox())?.y ?? 0);

    const others = main.getByRole('region', { name: related });
    await expect(others.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(others.getByRole('heading', { name })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^(Back|Kembali)$/ })).toHaveAttribute('href', home);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('Back goes where one came from, and a product leads to the next', async ({ page }) => {
  await page.goto(UNDISTURBED);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).not.toHaveURL(UNDISTURBED);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(UNDISTURBED);
});

for (const viewport of [
  { width: 375, height: 760 },
  { width: 320, height: 640 },
]) {
  test.describe(`on a phone ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('name and price are in the first screen, and size and button stay at hand further down', async ({
      page,
    }) => {
      await page.goto(UNDISTURBED);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(main.getByText('Rp. 1.149.000').first()).toBeInViewport({ ratio: 1 });

      const sizes = page.getByRole('combobox', { name: 'Size' });
      await expect(sizes).toBeHidden();
      await main.getByText('Model is 181cm').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      await expect(sizes).toBeInViewport({ ratio: 1 });
      await sizes.selectOption('34');
      await page.getByRole('button', { name: 'Add Bingin Elite Pro' }).click();
      await expect(page.getByRole('dialog', { name: "You haven't logged in yet" })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(sizes).toBeHidden();
    });
  });
}

test('the prints of the same cut are a press away, and the one on show says so', async ({ page }) => {
  await page.goto(UNDISTURBED);
  const prints = page.getByRole('navigation', { name: 'Prints and colours' });
  await expect(prints.getByRole('link', { name: 'Bingin Elite Pro, Sunset Fade' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await prints.getByRole('link', { name: 'Padang Elite Pro, Terracotta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Padang Elite Pro' })).toBeVisible();
  await page.goto('/woman/kirana-bikini');
  await expect(prints.getByRole('link')).toHaveCount(9);
  await prints.getByRole('link', { name: 'All Bikini' }).click();
  await expect(page).toHaveURL('/woman?category=bikini');
});

test('fit, care and shipping unfold one at a time', async ({ page }) => {
  await page.goto(UNDISTURBED);
  const main = page.getByRole('main');
  await expect(main.getByText('4 way stretch')).toBeVisible();
  const shipping = main.getByText(/^Free all over Indonesia\. What is paid/);
  await expect(shipping).toBeHidden();
  await main.getByText('Shipping and returns', { exact: true }).click();
  await expect(shipping).toBeVisible();
  await expect(main.getByText('4 way stretch')).toBeHidden();
});

test('an address may name a size', async ({ page }) => {
  await page.goto(`${UNDISTURBED}?size=34`);
  await expect(page.getByRole('radio', { name: '34' })).toBeChecked();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${UNDISTURBED}$`));
});

test('the address is copied where nothing can be shared', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${UNDISTURBED}?size=34`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${UNDISTURBED}`);
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('nothing is offered that would not work', async ({ page }) => {
    await page.goto(UNDISTURBED);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/men');
  });
});

for (const width of [375, 800, 1440])
  test(`opens at its top for who comes to it first, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const traffic = new Traffic(page);
    await page.goto(UNDISTURBED);
    await traffic.atRest();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
