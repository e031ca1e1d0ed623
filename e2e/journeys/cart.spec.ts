import type { Route } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { cutText, sidewaysScroll } from '@/e2e/support/checks/cut-text';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { beKnownShopper } from '@/e2e/support/snapshots/known-shopper';
import { logIn } from '@/e2e/support/steps/account';
import { addByApi, openCart, openCheckout } from '@/e2e/support/steps/buying';
import { gesture } from '@/e2e/support/steps/gesture';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';

for (const language of ['en', 'id'] as const) {
  const words = WORDS[language];
  const prefix = language === 'en' ? '' : `/${language}`;

  test(
    `what a visitor wanted waits through the login for one press, ${language}`,
    twin(language),
    async ({ page }) => {
      const customer = await verifiedCustomer(page.request);
      await page.goto(`${prefix}/woman/kirana-bikini`);
      await page.getByRole('radio', { name: 'M', exact: true }).check();
      await page.getByRole('textbox', { name: words.quantity }).fill('2');
      await page.getByRole('button', { name: words.addToCart }).click();
      await page
        .getByRole('dialog', { name: words.notLoggedIn })
        .getByRole('link', { name: words.logInLink })
        .click();
      await logIn(page, words, customer);

      await expect(page).toHaveURL(/kirana-bikini$/);
      await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
      await expect(page.getByRole('textbox', { name: words.quantity })).toHaveValue('2');
      await expect(
        page.getByRole('button', { name: words.cart }),
        'nothing is added by itself',
      ).toHaveAccessibleName(/0/);

      await page.getByRole('button', { name: words.addToCart }).click();
      await page.getByRole('dialog', { name: words.added }).getByRole('button', { name: 'OK' }).click();
      const cart = await openCart(page, words);
      await expect(cart.getByRole('row', { name: /Kirana Bikini/ })).toContainText('2');
      await expect(page.getByRole('radio', { name: 'M', exact: true })).not.toBeChecked();
    },
  );
}

test('a quantity is shown at once, kept when it was taken, and what it was when not', async ({
  page,
  shopper: _,
  trouble,
}) => {
  const words = WORDS.en;
  await addByApi(page.request, 'Melati Bikini', 'XL');
  await page.goto('/woman');
  const cart = await openCart(page, words);
  const line = cart.getByRole('row', { name: /Melati Bikini/ });
  const more = line.getByRole('button', { name: /^One more/ });

  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/cart/items/*', async (route) => {
    await held;
    await route.continue();
  });
  await more.click();
  await expect(line, 'before any answer').toContainText('2');
  letThrough();
  await expect(cart.getByText('Melati Bikini: 2. Total', { exact: false })).toBeAttached();

  await page.unroute('**/api/cart/items/*');
  trouble.expect(503, /^\/api\/cart\/items\//);
  await page.route('**/api/cart/items/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x', errors: [] } }),
  );
  await more.click();
  const failed = page.getByRole('dialog', { name: 'Error changing the quantity. Please try again.' });
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(line).toContainText('2');
});

test('a line that was removed comes back where it was, and its size changes there', async ({
  page,
  shopper: _,
}) => {
  const words = WORDS.en;
  await addByApi(page.request, 'Kirana Bikini', 'M', 2);
  await addByApi(page.request, 'Ayu Bikini', 'S');
  await page.goto('/men');
  await page.setViewportSize({ width: 320, height: 800 });
  const cart = await openCart(page, words);
  const first = cart.locator('tbody tr').first();

  await cart.getByRole('button', { name: 'Remove Kirana Bikini, size M' }).click();
  await expect(first).toContainText('Kirana Bikini, size M, has been removed.');
  await expect(page.locator(':focus')).toContainText('has been removed');
  expect(await findViolations(page)).toEqual([]);
  await first.getByRole('button', { name: /^Undo/ }).click();
  await expect(cart.getByRole('button', { name: 'Remove Kirana Bikini, size M' })).toBeFocused();
  await expect(first).toContainText('Rp. 1.398.000');

  const size = first.getByRole('combobox', { name: 'Size of Kirana Bikini' });
  await size.focus();
  await size.selectOption('L');
  await expect(cart.getByText('Kirana Bikini: size L. Total', { exact: false })).toBeAttached();
  await expect(size).toBeFocused();
  await expect(first).toContainText('Rp. 1.398.000');
  expect([await sidewaysScroll(page), await cutText(page)]).toEqual([0, []]);

  const held: { data: { items: { sizeName: string; quantity: number }[] } } = await (
    await page.request.get('/api/cart')
  ).json();
  expect(held.data.items.map(({ sizeName, quantity }) => [sizeName, quantity])).toEqual([
    ['S', 1],
    ['L', 2],
  ]);
});

test('what cannot be brought back or changed says so, and the cart is as it was', async ({
  page,
  shopper: _,
  trouble,
}) => {
  await addByApi(page.request, 'Kirana Bikini', 'M', 2);
  await page.goto('/men');
  const cart = await openCart(page, WORDS.en);
  const size = cart.getByRole('combobox', { name: 'Size of Kirana Bikini' });
  trouble.expect(409, /^\/api\/cart\//);
  const refuse = (words: string) => (route: Route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: words, errors: [] } });
  await page.route('**/api/cart/items/*', refuse('Only 1 left in size L'));
  await size.selectOption('L');
  await page
    .getByRole('dialog', { name: 'Only 1 left in size L' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(size).toHaveValue(/-m$/);

  await page.route('**/api/cart/add', refuse('Sold out meanwhile'));
  await cart.getByRole('button', { name: 'Remove Kirana Bikini, size M' }).click();
  await cart.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sold out meanwhile' })).toBeVisible();
});

for (const [name, open] of [
  ['cart', openCart],
  ['checkout', openCheckout],
] as const) {
  test(`the columns of the ${name} begin at the same place in every line on a phone, and add up`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await beKnownShopper(context);
    await page.goto('/men');
    const panel = await open(page, WORDS.en);
    // The checkout shows the order in short on a phone.
    await panel.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    const lines = panel.locator('tbody tr');
    await expect(lines).toHaveCount(2);
    // The size and where the price ends: the first and the second line have other words in every column.
    const edges = (column: string) =>
      lines.locator(`td[data-label="${column}"]`).evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return [Math.round(left), Math.round(right)] as const;
        }),
      );
    const [[firstSize] = [], [secondSize] = []] = await edges('Size');
    expect(firstSize).toBe(secondSize);
    const [[, firstEnd] = [], [, secondEnd] = []] = await edges('Price');
    expect(firstEnd).toBe(secondEnd);

    await expect(lines.nth(1)).toContainText('Rp. 699.000');
    const prices = await lines.locator('td[data-label="Price"] [aria-hidden]').allTextContents();
    const sum = prices.reduce((total, price) => total + Number(price.replaceAll(/\D/g, '')), 0);
    expect(sum, 'the total of the known cart').toBe(2_597_000);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('follows the finger, and goes when it is drawn away', async ({ page, shopper: _ }) => {
    const words = WORDS.en;
    await page.goto('/');
    const cart = await openCart(page, words);
    await gesture(page, [{ from: [120, 400], to: [160, 400] }]);
    await expect(cart).toHaveCSS('translate', '0px');
    await gesture(page, [{ from: [60, 400], to: [330, 400] }]);
    await expect(cart).toBeHidden();
    await expect(page.getByRole('button', { name: words.cart })).toBeFocused();
    await openCart(page, words);
    await expect(cart).toBeInViewport();
  });
});
