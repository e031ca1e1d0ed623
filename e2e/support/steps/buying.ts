import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { HOME_IN_CANGGU, type ShippingAddress } from './customer';
import type { Words } from './words';

/** On a product's page: chooses the size, adds it, and says OK. */
export async function addToCart(page: Page, words: Words, size: string): Promise<void> {
  await page.getByRole('radio', { name: size }).check();
  await page.getByRole('button', { name: words.addToCart }).click();
  const added = page.getByRole('dialog', { name: words.added });
  await added.getByRole('button', { name: 'OK' }).click();
  await expect(added).toBeHidden();
}

type Item = { id: string; size: { id: string; value: string } };

/** Adds a product as another device of the same shopper would: no page of this one hears of it. */
export async function addByApi(request: APIRequestContext, name: string, size: string, quantity = 1) {
  const items: { data: Item[] } = await (await request.get('/api/items', { params: { name } })).json();
  const item = items.data.find((each) => each.size.value === size);
  const data = { itemId: item?.id, sizeId: item?.size.id, quantity };
  expect((await request.post('/api/cart/add', { data })).status()).toBe(201);
}

export async function openCart(page: Page, words: Words): Promise<Locator> {
  await page.getByRole('button', { name: words.cart }).click();
  const panel = page.getByRole('dialog', { name: words.cartTitle });
  await expect(panel).toBeVisible();
  return panel;
}

/** Through the cart panel. */
export async function openCheckout(page: Page, words: Words): Promise<Locator> {
  const panel = await openCart(page, words);
  await panel.getByRole('button', { name: words.checkout, exact: true }).click();
  const checkout = page.getByRole('dialog', { name: words.checkoutTitle });
  await expect(checkout).toBeVisible();
  return checkout;
}

/** An address that is remembered is shown in short, with its fields behind a button. */
export async function fillAddress(
  checkout: Locator,
  words: Words,
  address: ShippingAddress = HOME_IN_CANGGU,
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

/** From the cart to the open payment widget. */
export async function goToPayment(page: Page, words: Words): Promise<void> {
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await expect(paymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
}

/** The page of the payment provider, in its frame. */
export function paymentForm(page: Page, words: Words) {
  return page.getByTitle(words.payment, { exact: true }).contentFrame();
}

/** The development provider's test cards (`backend/payments/development/cards.ts`). */
export const CARDS = {
  paid: '4811 1111 1111 1114',
  declined: '4911 1111 1111 1113',
  heldBack: '4511 1111 1111 1117',
};

export async function payByCard(page: Page, words: Words, number: string): Promise<void> {
  const form = paymentForm(page, words);
  await form.getByLabel(words.cardNumber).fill(number);
  await form.getByLabel(words.expiry).fill('12/39');
  await form.getByLabel(words.cvv).fill('123');
  await form.getByRole('button', { name: words.payCard, exact: true }).click();
}
