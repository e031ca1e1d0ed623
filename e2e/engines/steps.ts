import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import type { Words } from '@/e2e/support/steps/words';
import { expect } from './fixtures';
import type { Box, Part, Visitor } from './visitor';

export const button = (name: string | RegExp, within?: Part): Part => ({
  role: 'button',
  name,
  ...(within && { within }),
});
export const link = (name: string | RegExp, within?: Part): Part => ({
  role: 'link',
  name,
  ...(within && { within }),
});
export const field = (name: string | RegExp, within?: Part): Part => ({
  role: 'textbox',
  name,
  ...(within && { within }),
});
export const dialog = (name: string | RegExp): Part => ({ role: 'dialog', name });
export const heading = (name: string | RegExp, within?: Part): Part => ({
  role: 'heading',
  name,
  ...(within && { within }),
});
export const MAIN: Part = { role: 'main' };

/** Nothing that has something to say is flatter than a line of text. */
const LINE_PX = 16;
/** Parts of pixels are rounded. */
const ROUNDING_PX = 1;

type Screen = { width: number; height: number };

function standsIn(box: Box | undefined, screen: Screen): boolean {
  if (!box) return false;
  const { x, y, width, height } = box;
  return (
    width >= LINE_PX &&
    height >= LINE_PX &&
    x >= -ROUNDING_PX &&
    y >= -ROUNDING_PX &&
    x + width <= screen.width + ROUNDING_PX &&
    y + height <= screen.height + ROUNDING_PX
  );
}

const screenOf = (visitor: Visitor) =>
  visitor.ask(() => ({ width: innerWidth, height: innerHeight }), undefined);

/** Waits until every one of these is wholly on the screen, at rest, and not flat. */
export async function expectOnScreen(visitor: Visitor, ...parts: Part[]): Promise<void> {
  for (const part of parts) {
    const where = async () => {
      const [box, screen] = [await visitor.box(part), await screenOf(visitor)];
      return standsIn(box, screen) ? 'on the screen' : JSON.stringify({ box, screen });
    };
    await expect.poll(where, { message: `${part.role} ${part.name ?? ''}` }).toBe('on the screen');
  }
}

export async function expectGone(visitor: Visitor, part: Part): Promise<void> {
  await expect.poll(() => visitor.box(part), { message: `${part.role} ${part.name ?? ''}` }).toBeUndefined();
}

export async function expectFocus(visitor: Visitor, part: Part): Promise<void> {
  const message = `focus on ${part.role} ${part.name ?? ''}`;
  await expect.poll(() => visitor.holdsFocus(part), { message }).toBe(true);
}

/** A modal dialog, and what stands in it. */
export type DialogScene = {
  /** What is pressed, and has the focus again afterwards; `back` where that is something else. */
  opener: Part;
  dialog: Part;
  shows: Part[];
  back?: Part;
  /** Its own way to close, in place of Escape. */
  close?: Part;
  /** Closing it leads to another page. */
  leadsTo?: RegExp;
};

/** It opens wholly on the screen with its words, takes the focus, and gives it back when it is closed. */
export async function expectModal(visitor: Visitor, scene: DialogScene): Promise<void> {
  const { opener, dialog: modal, shows, back = opener, close, leadsTo } = scene;
  await visitor.press(opener);
  await expectOnScreen(visitor, modal, ...shows);
  await expectFocus(visitor, modal);
  if (close) await visitor.press(close);
  else await visitor.key('Escape');
  await expectGone(visitor, modal);
  if (leadsTo) await expectAddress(visitor, leadsTo);
  else await expectFocus(visitor, back);
}

/** Whoever fills in a form sooner is taken for a machine. */
const PERSON_MS = 3_000;

/** Waits until the page has been open for as long as a person needs. */
export async function waitForPerson(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.ask(() => performance.now(), undefined)).toBeGreaterThan(PERSON_MS);
}

export async function expectText(visitor: Visitor, part: Part, text: string | RegExp): Promise<void> {
  const expected = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect
    .poll(() => visitor.text(part), { message: `${part.role} ${part.name ?? ''}` })
    .toEqual(expected);
}

/** Path and query of the page that is shown. */
export async function expectAddress(visitor: Visitor, address: RegExp): Promise<void> {
  await expect.poll(() => visitor.address()).toMatch(address);
}

/** On a product's page: chooses the size, adds it, and says OK. */
export async function addToCart(visitor: Visitor, words: Words, size: string): Promise<void> {
  await visitor.press({ role: 'radio', name: size });
  await visitor.press(button(words.addToCart));
  const added = dialog(words.added);
  await expectOnScreen(visitor, added, heading(words.added, added));
  await visitor.press(button('OK', added));
  await expectGone(visitor, added);
}

/** Through the cart panel to the checkout. */
export async function openCheckout(visitor: Visitor, words: Words): Promise<Part> {
  await visitor.press(button(words.cart));
  const panel = dialog(words.cartTitle);
  await expectOnScreen(visitor, panel, heading(words.cartTitle, panel));
  await visitor.press(button(words.checkout, panel));
  const checkout = dialog(words.checkoutTitle);
  await expectOnScreen(visitor, checkout, heading(words.checkoutTitle, checkout));
  return checkout;
}

export async function fillAddress(visitor: Visitor, words: Words, checkout: Part): Promise<void> {
  const { receiptName, province, city, address, postalCode } = HOME_IN_CANGGU;
  await visitor.type(field(words.receiptName, checkout), receiptName);
  await visitor.type({ role: 'combobox', name: words.province, within: checkout }, province);
  await visitor.type(field(words.city, checkout), city);
  await visitor.type(field(words.address, checkout), address);
  await visitor.type(field(words.postalCode, checkout), postalCode);
}

/** In the payment provider's frame. */
export async function payByCard(visitor: Visitor, words: Words, number: string): Promise<void> {
  await visitor.enterFrame(words.payment);
  await visitor.type(field(words.cardNumber), number);
  await visitor.type(field(words.expiry), '12/39');
  await visitor.type(field(words.cvv), '123');
  await visitor.press(button(words.payCard));
  await visitor.enterFrame(undefined);
}
