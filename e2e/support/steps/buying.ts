import { expect, type Locator, type Page } from '@playwright/test';
import { CANGGU_ADDRESS, type ShippingAddress } from './customer';
import type { ShopTexts } from './shop-texts';

/** Chooses a size on a product page, adds the product to the cart and presses OK. */
export async function addToCart(page: Page, words: ShopTexts, size: string): Promise<void> {
  await page.getByRole('radio', { name: size }).check();
  await page.getByRole('button', { name: words.addToCart }).click();
  const added = page.getByRole('dialog', { name: words.added });
  await added.getByRole('button', { name: 'OK' }).click();
  await expect(added).toBeHidden();
}

export async function openCart(page: Page, words: ShopTexts): Promise<Locator> {
  await page.getByRole('button', { name: words.cart }).click();
  const panel = page.getByRole('dialog', { name: words.cartTitle });
  await expect(panel).toBeVisible();
  return panel;
}

export async function openCheckout(page: Page, words: ShopTexts): Promise<Locator> {
  const panel = await openCart(page, words);
  await panel.getByRole('button', { name: words.checkout, exact: true }).click();
  const checkout = page.getByRole('dialog', { name: words.checkoutTitle });
  await expect(checkout).toBeVisible();
  return checkout;
}

/** Fills in the address. The fields of a known address are behind a button. */
export async function fillAddress(
  checkout: Locator,
  words: ShopTexts,
  address: ShippingAddress = CANGGU_ADDRESS,
) {
  await checkout.getByLabel(words.receiptName, { exact: true }).waitFor({ state: 'attached' });
  const change = checkout.getByRole('button', { name: words.changeAddress, exact: true });
  if (await change.isVisible()) await change.click();
  await checkout.getByLabel(words.receiptName, { exact: true }).fill(address.receiptName);
  await checkout.getByLabel(words.province, { exact: true }).fill(address.province);
  await checkout.getByLabel(words.city, { exact: true }).fill(address.city);
  await checkout.getByLabel(words.address, { exact: true }).fill(address.address);
  await checkout.getByLabel(words.postalCode, { exact: true }).fill(address.postalCode);
}

/** Goes from the cart to the open payment widget. */
export async function goToPayment(page: Page, words: ShopTexts): Promise<void> {
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  await expect(getPaymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
}

/** The payment provider's page in its frame. */
export function getPaymentForm(page: Page, words: ShopTexts) {
  return page.getByTitle(words.payment, { exact: true }).contentFrame();
}

/** The development provider's test cards (`backend/payments/development/cards.ts`). */
export const TEST_CARDS = {
  paid: '4811 1111 1111 1114',
  declined: '4911 1111 1111 1113',
  heldBack: '4511 1111 1111 1117',
};

export async function payByCard(page: Page, words: ShopTexts, number: string): Promise<void> {
  const form = getPaymentForm(page, words);
  await form.getByLabel(words.cardNumber).fill(number);
  await form.getByLabel(words.expiry).fill('12/39');
  await form.getByLabel(words.cvv).fill('123');
  await form.getByRole('button', { name: words.payCard, exact: true }).click();
}
