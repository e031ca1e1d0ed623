import { WORDS } from '@/e2e/support/steps/words';
import { expect, test } from './fixtures';
import { addToCart, button, MAIN, openCheckout } from './steps';
import type { Visitor } from './visitor';

const EMAIL = 'email email username';
const PASSWORD = 'password password current-password';
const NAMES = ['firstName text given-name', 'lastName text family-name'];
const PHONE = 'phone tel tel';

/** The fields of each form as browsers and password managers know them: name, type, inputmode, autocomplete. */
const GUESTS = {
  '/login': [EMAIL, PASSWORD],
  '/register': [...NAMES, EMAIL, PHONE, 'password password new-password'],
  '/verify-email?token=abc': [PASSWORD],
  '/forgot-password': [EMAIL],
  '/reset-password?token=abc': ['password password new-password'],
  '/catalog': ['fullName text name', 'email email email', PHONE],
};
const SHOPPERS = {
  '/account': [...NAMES, PHONE],
  '/account/password': [
    'username text username',
    'currentPassword password current-password',
    'newPassword password new-password',
  ],
};
const CHECKOUT = [
  'receiptName text shipping name',
  'province text shipping address-level1',
  'city text shipping address-level2',
  'address text shipping address-line1',
  'postalCode text numeric shipping postal-code',
];

/** Of the forms in the page's own part or in a dialog; without what only robots fill in. */
function expectFields(visitor: Visitor, place: 'main' | 'dialog', fields: string[]) {
  const read = () =>
    visitor.ask(
      (within) =>
        [...document.querySelectorAll<HTMLInputElement>(`${within} form input`)]
          .filter(({ name, type }) => type !== 'hidden' && name !== 'website')
          .map(({ name, type, inputMode, autocomplete }) =>
            [name, type, inputMode, autocomplete].filter(Boolean).join(' '),
          ),
      place,
    );
  return expect.poll(read).toEqual(fields);
}

test('a guest’s fields are known to browsers and password managers', async ({ visitor }) => {
  for (const [path, fields] of Object.entries(GUESTS)) {
    await visitor.open(path);
    await expectFields(visitor, 'main', fields);
  }
});

test('a customer’s fields are known to browsers and password managers', async ({ visitor, shopper: _ }) => {
  for (const [path, fields] of Object.entries(SHOPPERS)) {
    await visitor.open(path);
    if (path === '/account') await visitor.press(button('Change', MAIN));
    await expectFields(visitor, 'main', fields);
  }
  await visitor.open('/men/balangan-essential');
  await addToCart(visitor, WORDS.en, '34');
  await openCheckout(visitor, WORDS.en);
  await expectFields(visitor, 'dialog', CHECKOUT);
});
