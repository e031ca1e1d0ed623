import type { ShippingAddress } from '@/e2e/support/steps/customer';
import type { Words } from '@/e2e/support/steps/words';
import { button, dialog, field, heading, type Part, radio, type Visitor } from './visitor';

/** Chooses a size on a product page, adds the product to the cart and presses OK. */
export async function addToCart(visitor: Visitor, words: Words, size: string): Promise<void> {
  await visitor.press(radio(size));
  await visitor.press(button(words.addToCart));
  const added = dialog(words.added);
  await visitor.expectOnScreen(added, heading(words.added, added));
  await visitor.press(button('OK', added));
  await visitor.expectGone(added);
}

/** Opens the checkout from the cart panel. */
export async function openCheckout(visitor: Visitor, words: Words): Promise<Part> {
  await visitor.press(button(words.cart));
  const panel = dialog(words.cartTitle);
  await visitor.expectOnScreen(panel, heading(words.cartTitle, panel));
  await visitor.press(button(words.checkout, panel));
  const checkout = dialog(words.checkoutTitle);
  await visitor.expectOnScreen(checkout, heading(words.checkoutTitle, checkout));
  return checkout;
}

export async function fillAddress(
  visitor: Visitor,
  words: Words,
  checkout: Part,
  { receiptName, province, city, address, postalCode }: ShippingAddress,
): Promise<void> {
  await visitor.type(field(words.receiptName, checkout), receiptName);
  await visitor.type({ role: 'combobox', name: words.province, within: checkout }, province);
  await visitor.type(field(words.city, checkout), city);
  await visitor.type(field(words.address, checkout), address);
  await visitor.type(field(words.postalCode, checkout), postalCode);
}

/** Pays with a card in the payment provider's frame. */
export async function payByCard(visitor: Visitor, words: Words, number: string): Promise<void> {
  await visitor.inFrame(words.payment, async () => {
    await visitor.type(field(words.cardNumber), number);
    await visitor.type(field(words.expiry), '12/39');
    await visitor.type(field(words.cvv), '123');
    await visitor.press(button(words.payCard));
  });
}
