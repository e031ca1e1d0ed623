import { CARDS } from '@/e2e/support/steps/buying';
import { newCustomer } from '@/e2e/support/steps/customer';
import { verificationLink } from '@/e2e/support/steps/mails';
import { WORDS } from '@/e2e/support/steps/words';
import { test } from './fixtures';
import {
  addToCart,
  button,
  dialog,
  expectAddress,
  expectOnScreen,
  expectText,
  field,
  fillAddress,
  heading,
  link,
  MAIN,
  openCheckout,
  payByCard,
} from './steps';

const words = WORDS.en;
const PRODUCT = 'Uluwatu Elite Pro';

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    test('from the home page to a paid order', async ({ visitor }) => {
      const customer = newCustomer();
      await visitor.open(words.home);
      await visitor.press(link(words.shopMens));
      await expectAddress(visitor, /^\/men$/);
      await visitor.press(link(new RegExp(PRODUCT)));
      await expectOnScreen(visitor, heading(PRODUCT));

      await visitor.press({ role: 'radio', name: '32' });
      await visitor.press(button(words.addToCart));
      const prompt = dialog(words.notLoggedIn);
      await expectOnScreen(visitor, prompt, heading(words.notLoggedIn, prompt));
      await visitor.press(link(words.logInLink, prompt));
      await expectAddress(visitor, /^\/login/);
      await visitor.press(link(words.toRegister, MAIN));

      await visitor.type(field(words.firstName, MAIN), customer.firstName);
      await visitor.type(field(words.lastName, MAIN), customer.lastName);
      await visitor.type(field(words.email, MAIN), customer.email);
      await visitor.type(field(words.phone, MAIN), customer.phone);
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.register, MAIN));
      const sent = dialog(words.verificationSent);
      await expectOnScreen(visitor, sent, heading(words.verificationSent, sent));
      await visitor.press(button('OK', sent));
      await expectAddress(visitor, /^\/login/);

      await visitor.open(await verificationLink(customer.email));
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.verify, MAIN));
      await expectText(visitor, MAIN, words.verified);
      await expectAddress(visitor, /^\/login/);

      await visitor.open('/login?redirect=/men/uluwatu-elite-pro');
      await visitor.type(field(words.email, MAIN), customer.email);
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.logIn, MAIN));
      await expectAddress(visitor, /^\/men\/uluwatu-elite-pro$/);

      await addToCart(visitor, words, '32');
      const checkout = await openCheckout(visitor, words);
      await expectText(visitor, checkout, PRODUCT);
      await expectText(visitor, checkout, customer.email);
      await fillAddress(visitor, words, checkout);
      await visitor.press(button(words.pay, checkout));
      await payByCard(visitor, words, CARDS.declined);
      await visitor.enterFrame(words.payment);
      await expectText(visitor, { role: 'alert' }, words.declined);
      await visitor.enterFrame(undefined);
      await payByCard(visitor, words, CARDS.paid);

      await expectAddress(visitor, /^\/order-status\?transaction_id=/);
      await expectOnScreen(visitor, heading(words.orderStatus, MAIN));
      await expectText(visitor, MAIN, words.paid);
      await expectText(visitor, MAIN, PRODUCT);
      await expectText(visitor, MAIN, customer.email);
    });
  });
}
