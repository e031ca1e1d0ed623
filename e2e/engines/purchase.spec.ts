import { TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS, createCustomer } from '@/e2e/support/steps/customer';
import { waitForEmailedLink } from '@/e2e/support/steps/emails';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { test } from './fixtures';
import { addToCart, fillAddress, openCheckout, payByCard } from './steps';
import {
  buttonLocator,
  dialogLocator,
  headingLocator,
  linkLocator,
  MAIN_LOCATOR,
  radioLocator,
  textFieldLocator,
} from './web-driver-visitor';

const PRODUCT = 'Uluwatu Elite Pro';
const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
const CASES = SIZES.flatMap((size) => (['en', 'id'] as const).map((language) => ({ size, language })));

for (const { size, language } of CASES) {
  const words = SHOP_TEXTS[language];
  const productPath = `${language === 'en' ? '' : '/id'}/men/uluwatu-elite-pro`;

  test.describe(`${size.width} px wide, ${language}`, () => {
    test.use({ size });

    test('from a search to a paid order', async ({ visitor }) => {
      const customer = createCustomer();
      await visitor.open(words.home);
      await visitor.press(buttonLocator(words.search));
      await visitor.type({ role: 'combobox', within: dialogLocator(words.search) }, 'uluwatu elite');
      await visitor.key('ENTER');
      await visitor.press(linkLocator(new RegExp(PRODUCT), MAIN_LOCATOR));
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectOnScreen(headingLocator(PRODUCT));

      await visitor.press(radioLocator('32'));
      await visitor.press(buttonLocator(words.addToCart));
      const prompt = dialogLocator(words.notLoggedIn);
      await visitor.expectOnScreen(prompt, headingLocator(words.notLoggedIn, prompt));
      await visitor.press(linkLocator(words.logInLink, prompt));
      await visitor.press(linkLocator(words.toRegister, MAIN_LOCATOR));

      await visitor.type(textFieldLocator(words.firstName, MAIN_LOCATOR), customer.firstName);
      await visitor.type(textFieldLocator(words.lastName, MAIN_LOCATOR), customer.lastName);
      await visitor.type(textFieldLocator(words.email, MAIN_LOCATOR), customer.email);
      await visitor.type(textFieldLocator(words.phone, MAIN_LOCATOR), customer.phone);
      await visitor.type(textFieldLocator(words.password, MAIN_LOCATOR), customer.password);
      await visitor.press(buttonLocator(words.register, MAIN_LOCATOR));
      const sent = dialogLocator(words.verificationSent);
      await visitor.expectOnScreen(sent, headingLocator(words.verificationSent, sent));
      await visitor.press(buttonLocator('OK', sent));
      await visitor.expectAddress(/\/login/);

      await visitor.open(await waitForEmailedLink(customer.email, 'verify-email'));
      await visitor.type(textFieldLocator(words.password, MAIN_LOCATOR), customer.password);
      await visitor.press(buttonLocator(words.verify, MAIN_LOCATOR));
      await visitor.expectText(MAIN_LOCATOR, words.verified);
      await visitor.type(textFieldLocator(words.email, MAIN_LOCATOR), customer.email);
      await visitor.type(textFieldLocator(words.password, MAIN_LOCATOR), customer.password);
      await visitor.press(buttonLocator(words.logIn, MAIN_LOCATOR));
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectText(MAIN_LOCATOR, words.waiting);

      await addToCart(visitor, words, '32');
      const checkout = await openCheckout(visitor, words);
      await visitor.expectText(checkout, PRODUCT);
      await visitor.expectText(checkout, customer.email);
      await fillAddress(visitor, words, checkout, { ...CANGGU_ADDRESS, postalCode: '10110' });
      await visitor.press(buttonLocator(new RegExp(`^${words.pay}`), checkout));
      await visitor.expectText({ role: 'alert', within: checkout }, words.postalCodeHint);
      await visitor.type(textFieldLocator(words.postalCode, checkout), CANGGU_ADDRESS.postalCode);
      await visitor.press(buttonLocator(new RegExp(`^${words.pay}`), checkout));
      await payByCard(visitor, words, TEST_CARDS.declined);
      await visitor.inFrame(words.payment, () => visitor.expectText({ role: 'alert' }, words.declined));
      await payByCard(visitor, words, TEST_CARDS.paid);

      await visitor.expectAddress(/\/order-status\?transaction_id=/);
      await visitor.expectOnScreen(headingLocator(words.orderStatus, MAIN_LOCATOR));
      await visitor.expectText(MAIN_LOCATOR, words.paid);
      await visitor.expectText(MAIN_LOCATOR, PRODUCT);
      await visitor.driver.navigate().back();
      await visitor.expectAddress(new RegExp(`^${productPath}$`));
      await visitor.expectGone({ role: 'dialog' });
    });
  });
}
