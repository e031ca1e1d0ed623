import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';

const stock: Scene = {
  call: 'GET /api/items',
  step: 'the page of a product asks for its stock',
  async begin({ page, goods }: Stage) {
    const failure = 'Failed to fetch items';
    const main = page.getByRole('main');

    return {
      marks: [`name=${goods.name}`],
      act: () => page.goto(goods.path),
      tells: telling({ unanswered: failure, failed: failure }),
      async goOn() {
        // What the page has known before can be chosen meanwhile.
        await expect(main.getByRole('radio', { name: goods.size, exact: true })).toBeEnabled();
        await main.getByRole('button', { name: 'Retry' }).click();
      },
      async outcome() {
        await expect(main.getByText(failure)).toBeHidden();
        await expect(main.getByRole('radio', { name: goods.size, exact: true })).toBeEnabled();
      },
    };
  },
};

const unlisted: Scene = {
  call: 'GET /api/products/{id}',
  step: 'somebody opens the page of a product that is in no list',
  async begin({ page, trouble }: Stage) {
    const slug = `lost-board-${randomUUID().slice(0, 8)}`;
    const path = new RegExp(`^/men/${slug}`);
    const failure = 'Unable to load products at this time.';
    for (const status of [404, 500]) trouble.allow(status, path);
    // React's report of the rendering that failed on the server.
    trouble.expectConsole(/Minified React error #441/);

    return {
      marks: [slug],
      act: () => page.goto(`/men/${slug}`),
      // Half of a refusal refuses as well: the status has said it.
      tells: telling({ unanswered: failure, failed: failure, unnoticed: ['half'] }),
      goOn: () => page.getByRole('button', { name: 'Retry' }).click(),
      outcome: () => expect(page.getByText('Product data is not available.').first()).toBeVisible(),
    };
  },
};

export const CATALOGUE_SCENES: readonly Scene[] = [stock, unlisted];
