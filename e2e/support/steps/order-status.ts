import { expect, type Page } from '@playwright/test';
import type { ShopTexts } from './shop-texts';

const SHOWN_WITHIN_MS = 15_000;

/** Waits for the order's page and its status. Returns the order's id. */
export async function expectOrderStatus(page: Page, words: ShopTexts, status: string): Promise<string> {
  await expect(page).toHaveURL(/\/order-status\?transaction_id=/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words.orderStatus, level: 1 })).toBeVisible();
  await expect(main.getByRole('definition').getByText(status, { exact: true })).toBeVisible({
    timeout: SHOWN_WITHIN_MS,
  });

  const id = new URL(page.url()).searchParams.get('transaction_id') ?? '';
  await expect(main).toContainText(id);
  return id;
}
