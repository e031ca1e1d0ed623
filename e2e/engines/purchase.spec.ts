import { CARDS } from '@/e2e/support/steps/buying';
import { newCustomer } from '@/e2e/support/steps/customer';
import { linkMailedTo } from '@/e2e/support/steps/mails';
import { WORDS } from '@/e2e/support/steps/words';
import { test } from './fixtures';
import { addToCart, fillAddress, openCheckout, payByCard } from './steps';
import { button, dialog, field, heading, link, MAIN, radio } from './visitor';

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
      await visitor.expectAddress(/^\/men$/);
      await visitor.press(link(new RegExp(PRODUCT)));
      await visitor.expectOnScreen(heading(PRODUCT));

      await visitor.press(radio('32'));
      await visitor.press(button(words.addToCart));
      const prompt = dialog(words.notLoggedIn);
      await visitor.expectOnScreen(prompt, heading(words.notLoggedIn, prompt));
      await visitor.press(link(words.logInLink, prompt));
      await visitor.expectAddress(/^\/login/);
      await visitor.press(link(words.toRegister, MAIN));

      await visitor.type(field(words.firstName, MAIN), customer.firstName);
      await visitor.type(field(words.lastName, MAIN), customer.lastName);
      await visitor.type(field(words.email, MAIN), customer.email);
      await visitor.type(field(words.phone, MAIN), customer.phone);
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.register, MAIN));
      const sent = dialog(words.verificationSent);
      await visitor.expectOnScreen(sent, heading(words.verificationSent, sent));
      await visitor.press(button('OK', sent));
      await visitor.expectAddress(/^\/login/);

      await visitor.open(await linkMailedTo(customer.email, 'verify-email'));
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.verify, MAIN));
      await visitor.expectText(MAIN, words.verified);
      await visitor.expectAddress(/^\/login/);

      await visitor.open('/login?redirect=/men/uluwatu-elite-pro');
      await visitor.type(field(words.email, MAIN), customer.email);
      await visitor.type(field(words.password, MAIN), customer.password);
      await visitor.press(button(words.logIn, MAIN));
      await visitor.expectAddress(/^\/men\/uluwatu-elite-pro$/);

      await addToCart(visitor, '32');
      const checkout = await openCheckout(visitor);
      await visitor.expectText(checkout, PRODUCT);
      await visitor.expectText(checkout, customer.email);
      await fillAddress(visitor, checkout);
      await visitor.press(button(words.pay, checkout));
      await payByCard(visitor, CARDS.declined);
      await visitor.inFrame(words.payment, () => visitor.expectText({ role: 'alert' }, words.declined));
      await payByCard(visitor, CARDS.paid);

      await visitor.expectAddress(/^\/order-status\?transaction_id=/);
      await visitor.expectOnScreen(heading(words.orderStatus, MAIN));
      await visitor.expectText(MAIN, words.paid);
      await visitor.expectText(MAIN, PRODUCT);
    });
  });
}
