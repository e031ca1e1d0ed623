import { expect, type Page } from '@playwright/test';
import { readBooks } from '@/e2e/resilience/faults/books';
import { fillCart } from '@/e2e/resilience/faults/fill-cart';
import type { Goods } from '@/e2e/resilience/faults/goods';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { openCart } from '@/e2e/support/steps/buying';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

/** A change of a line is looked for when its answer is lost: where it was made there is nothing to say. */
const MADE_ALL_THE_SAME = ['late', 'half', 'failed afterwards'] as const;

const badge = (page: Page) => page.getByRole('button', { name: words.cart, includeHidden: true });

const wish = async (page: Page, { size }: Goods) => {
  await page.getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('button', { name: words.addToCart }).click();
};

const adding: Scene = {
  call: 'POST /api/cart/add',
  step: 'a customer adds to the cart',
  async begin({ page, goods, enter }: Stage) {
    const { customer, token } = await enter();
    await page.goto(goods.path);
    const failure = 'Failed to add item to cart';

    return {
      marks: [token],
      act: () => wish(page, goods),
      tells: telling({ unanswered: failure, failed: failure }),
      async goOn() {
        await page.getByRole('dialog', { name: failure }).getByRole('button', { name: 'OK' }).click();
        await wish(page, goods);
      },
      async outcome() {
        const added = page.getByRole('dialog', { name: words.added });
        await added.getByRole('button', { name: 'OK' }).click();
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
        expect((await readBooks(customer)).cart).toMatchObject([{ itemId: goods.itemId, quantity: 1 }]);
      },
    };
  },
};

const readingAlong: Scene = {
  call: 'GET /api/cart',
  step: 'a customer adds to the cart, which is read along',
  handler: /^\/api\/cart(?:\/add)?$/,
  async begin({ page, goods, enter }: Stage) {
    const { token } = await enter();
    // The page's own reading of the cart must be over, or it would be the one that goes wrong.
    const read = page.waitForResponse(/\/api\/cart$/);
    await page.goto(goods.path);
    await read;

    return {
      marks: [token],
      act: () => wish(page, goods),
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      async outcome() {
        const added = page.getByRole('dialog', { name: words.added });
        await added.getByRole('button', { name: 'OK' }).click();
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
      },
    };
  },
};

const looking: Scene = {
  call: 'GET /api/cart',
  step: 'the header counts the lines',
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    await fillCart(request, goods);

    return {
      marks: [token],
      act: () => page.goto('/size-guide'),
      // For the console alone (spec §8); the panel asks anew.
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      async outcome() {
        const panel = await openCart(page, words);
        await expect(panel.getByRole('row', { name: new RegExp(goods.name) })).toBeVisible();
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
      },
    };
  },
};

const changing: Scene = {
  call: 'PATCH /api/cart/items/{cartItemId}',
  step: 'a customer wants one more',
  async begin({ page, request, goods, enter }: Stage) {
    const { customer, token } = await enter();
    await fillCart(request, goods);
    await page.goto('/size-guide');
    const panel = await openCart(page, words);
    const more = panel.getByRole('button', { name: new RegExp(`^One more of ${goods.name}`) });
    await expect(more).toBeVisible();
    const failure = 'Error changing the quantity. Please try again.';

    return {
      marks: [token],
      act: () => more.click(),
      tells: telling({ unanswered: failure, failed: failure, unnoticed: MADE_ALL_THE_SAME }),
      async goOn() {
        await page.getByRole('dialog', { name: failure }).getByRole('button', { name: 'OK' }).click();
        await expect(panel.getByRole('row', { name: new RegExp(`${goods.name}.* 1 `) })).toBeVisible();
        await more.click();
      },
      async outcome() {
        await expect(panel.getByText(`${goods.name}: 2. Total`)).toBeAttached();
        expect((await readBooks(customer)).cart).toMatchObject([{ itemId: goods.itemId, quantity: 2 }]);
      },
    };
  },
};

const removing: Scene = {
  call: 'DELETE /api/cart/remove/{cartItemId}',
  step: 'a customer takes a line out',
  async begin({ page, request, trouble, goods, enter }: Stage) {
    const { customer, token } = await enter();
    await fillCart(request, goods);
    await page.goto('/size-guide');
    const panel = await openCart(page, words);
    const remove = panel.getByRole('button', { name: `Remove ${goods.name}` });
    await expect(remove).toBeVisible();
    const failure = 'Error removing item from cart. Please try again.';
    // Made two times, the second finds no line.
    trouble.allow(404, /^\/api\/cart\/remove\//);

    return {
      marks: [token],
      act: () => remove.click(),
      tells: telling({ unanswered: failure, failed: failure, unnoticed: MADE_ALL_THE_SAME }),
      async goOn() {
        await page.getByRole('dialog', { name: failure }).getByRole('button', { name: 'OK' }).click();
        await remove.click();
      },
      async outcome() {
        await expect(panel).toContainText('Your cart is empty.');
        await expect(badge(page)).toHaveAccessibleName('Cart, 0 items');
        expect((await readBooks(customer)).cart).toEqual([]);
      },
    };
  },
};

export const CART_SCENES: readonly Scene[] = [adding, readingAlong, looking, changing, removing];
