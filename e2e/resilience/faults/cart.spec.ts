import type { Page } from '@playwright/test';
import { openCart } from '@/e2e/support/steps/buying';
import { addToCartByApi } from '@/e2e/support/steps/customer';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { type ApiFaultKind, dismissMessage, expect, test } from './fixtures';

const words = SHOP_TEXTS.en;
const NAME = 'Balangan Essential';
const badge = (page: Page) => page.getByRole('button', { name: words.cart, includeHidden: true });

async function cartOf(page: Page): Promise<[string, number][]> {
  const cart: { data: { items: { itemName: string; quantity: number }[] } } = await (
    await page.request.get('/api/cart')
  ).json();
  return cart.data.items.map(({ itemName, quantity }) => [itemName, quantity]);
}

/** Faults of the call that adds a product to the cart, and whether the shopper must see an error message. */
const ADDITIONS: [ApiFaultKind, boolean][] = [
  ['late', true],
  ['twice', false],
  ['failed', true],
];
for (const [kind, isTold] of ADDITIONS) {
  test(`an addition to the cart that fails (${kind}) ends as one line of one piece`, async ({
    page,
    shopper: _,
    spoil,
  }) => {
    await page.goto('/men/balangan-essential');
    const add = async () => {
      await page.getByRole('radio', { name: '34', exact: true }).check();
      await page.getByRole('button', { name: words.addToCart }).click();
    };
    const happened = await spoil('POST /api/cart/add', kind);
    await add();
    await happened();
    if (isTold) {
      await dismissMessage(page, 'Failed to add item to cart');
      await add();
    }
    await page.getByRole('dialog', { name: words.added }).getByRole('button', { name: 'OK' }).click();
    await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
    expect(await cartOf(page)).toEqual([[NAME, 1]]);
  });
}

test('a cart that cannot be read leaves the page as it is, and opens at the next attempt', async ({
  page,
  shopper: _,
  spoil,
}) => {
  await addToCartByApi(page.request, NAME);
  const happened = await spoil('GET /api/cart', 'nonsense');
  await page.goto('/size-guide');
  await happened();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = await openCart(page, words);
  await expect(panel.getByRole('row', { name: new RegExp(NAME) })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
});

for (const [kind, isTold] of [
  ['failed afterwards', false],
  ['failed', true],
] as const) {
  test(`a change of quantity that fails (${kind}) ends as wanted`, async ({ page, shopper: _, spoil }) => {
    await addToCartByApi(page.request, NAME);
    await page.goto('/size-guide');
    const panel = await openCart(page, words);
    const more = panel.getByRole('button', { name: new RegExp(`^One more of ${NAME}`) });
    await expect(more).toBeVisible();
    const happened = await spoil('PATCH /api/cart/items/{cartItemId}', kind);
    await more.click();
    await happened();
    if (isTold) {
      await dismissMessage(page, 'Error changing the quantity. Please try again.');
      await more.click();
    }
    await expect(panel.getByText(`${NAME}: 2. Total`)).toBeAttached();
    expect(await cartOf(page)).toEqual([[NAME, 2]]);
  });

  test(`a removal that fails (${kind}) ends with an empty cart`, async ({ page, shopper: _, spoil }) => {
    await addToCartByApi(page.request, NAME);
    await page.goto('/size-guide');
    const panel = await openCart(page, words);
    const remove = panel.getByRole('button', { name: `Remove ${NAME}` });
    await expect(remove).toBeVisible();
    const happened = await spoil('DELETE /api/cart/remove/{cartItemId}', kind);
    await remove.click();
    await happened();
    if (isTold) {
      await dismissMessage(page, 'Error removing item from cart. Please try again.');
      await remove.click();
    }
    await expect(panel).toContainText('Your cart is empty.');
    await expect(badge(page)).toHaveAccessibleName('Cart, 0 items');
    expect(await cartOf(page)).toEqual([]);
  });
}
