import { TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS, createCustomer } from '@/e2e/support/steps/customer';
import { waitForMailedLink } from '@/e2e/support/steps/mails';
import { WORDS } from '@/e2e/support/steps/words';
import { test } from './fixtures';
import { addToCart, fillAddress, openCheckout, payByCard } from './steps';
import { button, dialog, field, heading, link, MAIN_LANDMARK, radio } from './visitor';

const PRODUCT = 'Uluwatu Elite Pro';
const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
const CASES = SIZES.flatMap((size) => (['en', 'id'] as const).map((language) => ({ size, language })));

for (const { size, language } of CASES) {
  const words = WORDS[language];
  const productPath = `${language === 'en' ? '' : '/id'}/men/uluwatu-elite-pro`;

  test.describe(`${size.width} px wide, ${language}`, () => {
    test.use({ size });

    test('from a search to a paid order', async ({ visitor }) => {
      const customer = createCustomer();
      await visitor.open(words.home);
      await visitor.press(button(words.search));
      await visitor.type({ role: 'combobox', within: dialog(words.search) }, 'uluwatu elite');
      await visitor.key('ENTER');
      await visitor.press(link(new RegExp(PRODUCT), MAIN_LANDMARK));
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectOnScreen(heading(PRODUCT));

      await visitor.press(radio('32'));
      await visitor.press(button(words.addToCart));
      const prompt = dialog(words.notLoggedIn);
      await visitor.expectOnScreen(prompt, heading(words.notLoggedIn, prompt));
      await visitor.press(link(words.logInLink, prompt));
      await visitor.press(link(words.toRegister, MAIN_LANDMARK));

      await visitor.type(field(words.firstName, MAIN_LANDMARK), customer.firstName);
      await visitor.type(field(words.lastName, MAIN_LANDMARK), customer.lastName);
      await visitor.type(field(words.email, MAIN_LANDMARK), customer.email);
      await visitor.type(field(words.phone, MAIN_LANDMARK), customer.phone);
      await visitor.type(field(words.password, MAIN_LANDMARK), customer.password);
      await visitor.press(button(words.register, MAIN_LANDMARK));
      const sent = dialog(words.verificationSent);
      await visitor.expectOnScreen(sent, heading(words.verificationSent, sent));
      await visitor.press(button('OK', sent));
      await visitor.expectAddress(/\/login/);

      await visitor.open(await waitForMailedLink(customer.email, 'verify-email'));
      await visitor.type(field(words.password, MAIN_LANDMARK), customer.password);
      await visitor.press(button(words.verify, MAIN_LANDMARK));
      await visitor.expectText(MAIN_LANDMARK, words.verified);
      await visitor.type(field(words.email, MAIN_LANDMARK), customer.email);
      await visitor.type(field(words.password, MAIN_LANDMARK), customer.password);
      await visitor.press(button(words.logIn, MAIN_LANDMARK));
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectText(MAIN_LANDMARK, words.waiting);

      await addToCart(visitor, words, '32');
      const checkout = await openCheckout(visitor, words);
      await visitor.expectText(checkout, PRODUCT);
      await visitor.expectText(checkout, customer.email);
      await fillAddress(visitor, words, checkout, { ...CANGGU_ADDRESS, postalCode: '10110' });
      await visitor.press(button(new RegExp(`^${words.pay}`), checkout));
      await visitor.expectText({ role: 'alert', within: checkout }, words.postalCodeHint);
      await visitor.type(field(words.postalCode, checkout), CANGGU_ADDRESS.postalCode);
      await visitor.press(button(new RegExp(`^${words.pay}`), checkout));
      await payByCard(visitor, words, TEST_CARDS.declined);
      await visitor.inFrame(words.payment, () => visitor.expectText({ role: 'alert' }, words.declined));
      await payByCard(visitor, words, TEST_CARDS.paid);

      await visitor.expectAddress(/\/order-status\?transaction_id=/);
      await visitor.expectOnScreen(heading(words.orderStatus, MAIN_LANDMARK));
      await visitor.expectText(MAIN_LANDMARK, words.paid);
      await visitor.expectText(MAIN_LANDMARK, PRODUCT);
      await visitor.driver.navigate().back();
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectGone({ role: 'dialog' });
    });
  });
}
