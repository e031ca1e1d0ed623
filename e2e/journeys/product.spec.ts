import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

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
    said: ['87% poliester daur ulang, 13% elastana', 'Melar ke empat arah', 'Lembut', 'Gratis ongkir'],
    variant: 'Swimsuit',
    name: 'Lestari Swimsuit',
    related: 'Mungkin Anda juga suka',
    home: '/id/woman',
  },
];

for (const { path, said, variant, name, related, home } of facts) {
  test(`all there is to know of ${path}`, async ({ page }) => {
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
