import { expect } from '@playwright/test';
import { tellApiAs } from '@/e2e/resilience/faults/api-side';
import { readBooks } from '@/e2e/resilience/faults/books';
import { isDone } from '@/e2e/resilience/faults/fault';
import { placeOrder } from '@/e2e/resilience/faults/fill-cart';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { openCart } from '@/e2e/support/steps/buying';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const FAILURE = 'Error fetching order status. Please try again.';
const said = telling({ unanswered: FAILURE, failed: FAILURE });
const orderPage = (id: string) => `/order-status?transaction_id=${id}`;

const opening: Scene = {
  call: 'GET /api/transactions/{id}',
  step: 'a customer opens the page of an order',
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    const id = await placeOrder(request, goods);
    const main = page.getByRole('main');

    return {
      marks: [token],
      act: () => page.goto(orderPage(id)),
      tells: said,
      goOn: () => main.getByRole('button', { name: 'Retry' }).click(),
      outcome: () => expect(main.getByText('Order status: pending')).toBeVisible(),
    };
  },
};

const watching: Scene = {
  call: 'GET /api/transactions/{id}',
  step: 'the page of an order watches it',
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    const id = await placeOrder(request, goods);
    await page.goto(orderPage(id));
    const main = page.getByRole('main');
    await expect(main.getByText('Order status: pending')).toBeVisible();

    return {
      marks: [token],
      act: () => Promise.resolve(),
      // What is known of the order stays, and it is asked for again.
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      async outcome() {
        await expect(main.getByText('Order status: pending')).toBeVisible();
        await tellApiAs(token, `/api/transactions/${id}/cancel`, {});
        await expect(main.getByText('Order status: cancelled')).toBeVisible();
        await expect(main.getByText(FAILURE)).toBeHidden();
      },
    };
  },
};

const looking: Scene = {
  call: 'GET /api/transactions/',
  step: 'a customer looks at the latest order from the menu',
  handler: /^\/api\/transactions$/,
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    const id = await placeOrder(request, goods);
    await page.goto('/size-guide');
    await page.getByRole('button', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog', { name: words.orderStatus });

    return {
      marks: [token],
      act: () => page.getByRole('button', { name: 'Order Status' }).click(),
      tells: said,
      goOn: () => dialog.getByRole('button', { name: 'Retry' }).click(),
      outcome: () => expect(dialog).toContainText(id),
    };
  },
};

const remembering: Scene = {
  call: 'GET /api/transactions/',
  step: 'an empty cart tells of the order that waits',
  handler: /^\/api\/transactions$/,
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    const id = await placeOrder(request, goods);
    await page.goto('/size-guide');
    const panel = page.getByRole('dialog', { name: words.cartTitle });

    return {
      marks: [token],
      act: () => openCart(page, words),
      // It is a favour; the cart is as empty without it.
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      outcome: () =>
        expect(async () => {
          await expect(panel).toContainText('Your cart is empty.');
          const close = panel.getByRole('button', { name: 'CLOSE CART' });
          await close.click();
          await openCart(page, words);
          await expect(panel).toContainText(`Order ${id} is waiting for its payment.`, { timeout: 2_000 });
        }).toPass(),
    };
  },
};

const listing: Scene = {
  call: 'GET /api/transactions/history',
  step: 'a customer looks at all their orders',
  async begin({ page, request, goods, enter }: Stage) {
    const { token } = await enter();
    const id = await placeOrder(request, goods);
    const main = page.getByRole('main');

    return {
      marks: [token],
      act: () => page.goto('/account/orders'),
      tells: said,
      goOn: () => main.getByRole('button', { name: 'Retry' }).click(),
      outcome: () => expect(main.getByText(`Order ${id}`)).toBeVisible(),
    };
  },
};

const cancelling: Scene = {
  call: 'POST /api/transactions/{id}/cancel',
  step: 'a customer cancels an order',
  async begin({ page, request, trouble, goods, enter }: Stage) {
    const { customer, token } = await enter();
    const id = await placeOrder(request, goods);
    await page.goto(orderPage(id));
    const main = page.getByRole('main');
    const cancel = async () => {
      await main.getByRole('button', { name: 'Cancel this order' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this order?' });
      await question.getByRole('button', { name: 'Cancel the order' }).click();
    };
    const failure = 'The order could not be cancelled. Please try again.';
    // Made two times, the second finds nothing to cancel.
    trouble.allow(409, /\/cancel$/);

    return {
      marks: [token],
      act: cancel,
      // Where it was cancelled all the same, the order says so.
      tells: (fault) => (isDone(fault) ? undefined : failure),
      goOn: cancel,
      async outcome() {
        await expect(main.getByText('Order status: cancelled')).toBeVisible();
        await expect(main.getByRole('alert')).toBeHidden();
        expect((await readBooks(customer)).orders).toMatchObject([{ id, status: 'cancelled' }]);
      },
    };
  },
};

export const ORDER_SCENES: readonly Scene[] = [opening, watching, looking, remembering, listing, cancelling];
