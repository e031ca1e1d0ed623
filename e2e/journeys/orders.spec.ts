import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { findTruncatedTexts, measureHorizontalOverflow } from '@/e2e/support/checks/truncated-texts';
import { payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS, placeOrderByApi } from '@/e2e/support/steps/customer';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;
/** A name in Balinese script, whose letters the shop's own fonts lack. */
const BALINESE = 'ᬳᬬᬸ ᬮᭂᬲ᭄ᬢᬭᬶ';

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a pending order has no receipt, can be cancelled, and stays in the list', async ({
  page,
  shopper: _,
}) => {
  const { id } = await placeOrderByApi(page.request);
  await page.goto(`/account/receipt?transaction_id=${id}`);
  await expect(
    page.getByText('This order has not been paid yet, so there is no receipt for it.'),
  ).toBeVisible();
  await page.goto(`/order-status?transaction_id=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Order status: pending')).toBeVisible();
  const timeline = main.getByRole('region', { name: 'Progress' });
  await expect(timeline).toContainText('Order received');
  await main.getByRole('button', { name: 'Cancel this order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main.getByText('Order status: cancelled')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Order status: cancelled');
  await main.getByRole('link', { name: 'All your orders' }).click();
  const order = page.getByRole('listitem').filter({ hasText: id });
  await expect(order).toContainText('cancelled');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await order.getByRole('link', { name: `See order ${id}` }).click();
  await expect(page.getByText('Order status: cancelled')).toBeVisible();
});

test('a paid order has a receipt, which is printed on one sheet', async ({ page, shopper }) => {
  const address = { ...CANGGU_ADDRESS, receiptName: BALINESE };
  const { id } = await placeOrderByApi(page.request, 'Balangan Essential', address);
  await page.goto(`/order-status?transaction_id=${id}`);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  const main = page.getByRole('main');
  const timeline = main.getByRole('region', { name: 'Progress' });
  await expect(timeline).toContainText('Payment received');
  await main.getByRole('link', { name: 'Receipt' }).click();
  const receipt = main.getByRole('article');
  for (const text of [id, shopper.email, BALINESE, CANGGU_ADDRESS.address, 'Rp. 699.000'])
    await expect(receipt).toContainText(text);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect([await measureHorizontalOverflow(page), await findTruncatedTexts(page)]).toEqual([0, []]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('a product page is printed on one sheet, without controls', async ({ page }) => {
  await page.goto('/woman/kirana-bikini', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kirana Bikini' })).toBeVisible();
  await expect(main.getByText('Rp. 719.000', { exact: true }).first()).toBeVisible();
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});
