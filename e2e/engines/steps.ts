import type { ShippingAddress } from '@/e2e/support/steps/customer';
import type { ShopTexts } from '@/e2e/support/steps/shop-texts';
import {
  buttonLocator,
  dialogLocator,
  headingLocator,
  type RoleLocator,
  radioLocator,
  textFieldLocator,
  type WebDriverVisitor,
} from './web-driver-visitor';

/** Chooses a size on a product page, adds the product to the cart and presses OK. */
export async function addToCart(visitor: WebDriverVisitor, words: ShopTexts, size: string): Promise<void> {
  await visitor.press(radioLocator(size));
  await visitor.press(buttonLocator(words.addToCart));
  const added = dialogLocator(words.added);
  await visitor.expectOnScreen(added, headingLocator(words.added, added));
  await visitor.press(buttonLocator('OK', added));
  await visitor.expectGone(added);
}

export async function openCheckout(visitor: WebDriverVisitor, words: ShopTexts): Promise<RoleLocator> {
  await visitor.press(buttonLocator(words.cart));
  const panel = dialogLocator(words.cartTitle);
  await visitor.expectOnScreen(panel, headingLocator(words.cartTitle, panel));
  await visitor.press(buttonLocator(words.checkout, panel));
  const checkout = dialogLocator(words.checkoutTitle);
  await visitor.expectOnScreen(checkout, headingLocator(words.checkoutTitle, checkout));
  return checkout;
}

export async function fillAddress(
  visitor: WebDriverVisitor,
  words: ShopTexts,
  checkout: RoleLocator,
  { receiptName, province, city, address, postalCode }: ShippingAddress,
): Promise<void> {
  await visitor.type(textFieldLocator(words.receiptName, checkout), receiptName);
  await visitor.type({ role: 'combobox', name: words.province, within: checkout }, province);
  await visitor.type(textFieldLocator(words.city, checkout), city);
  await visitor.type(textFieldLocator(words.address, checkout), address);
  await visitor.type(textFieldLocator(words.postalCode, checkout), postalCode);
}

/** Pays with a card in the payment provider's frame. */
export async function payByCard(visitor: WebDriverVisitor, words: ShopTexts, number: string): Promise<void> {
  await visitor.inFrame(words.payment, async () => {
    await visitor.type(textFieldLocator(words.cardNumber), number);
    await visitor.type(textFieldLocator(words.expiry), '12/39');
    await visitor.type(textFieldLocator(words.cvv), '123');
    await visitor.press(buttonLocator(words.payCard));
  });
}
