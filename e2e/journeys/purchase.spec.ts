import { expect, test } from '@/e2e/fixtures';
import { confirmEmailAddress, logIn, registerCustomer } from '@/e2e/support/steps/account';
import { addToCart, fillAddress, openCheckout, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import { createCustomer } from '@/e2e/support/steps/customer';
import { waitForEmailedLink } from '@/e2e/support/steps/emails';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

for (const language of ['en', 'id'] as const) {
  const words = SHOP_TEXTS[language];
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`a visitor registers and buys, ${language}`, async ({ page }) => {
    const customer = createCustomer();
    await page.goto(words.home);
    await expect(page).toHaveTitle(words.homeTitle);
    await page.getByRole('link', { name: words.shopMens }).click();
    await page
      .getByRole('link', { name: /Uluwatu Elite Pro/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
    const product = page.url();

    await page.getByRole('radio', { name: '32' }).check();
    await page.getByRole('button', { name: words.addToCart }).click();
    const prompt = page.getByRole('dialog', { name: words.notLoggedIn });
    await prompt.getByRole('link', { name: words.logInLink }).click();
    await page.getByRole('main').getByRole('link', { name: words.toRegister }).click();
    await registerCustomer(page, words, customer);
    const link = await waitForEmailedLink(customer.email, 'verify-email');
    expect(new URL(link).pathname).toBe(`${prefix}/verify-email`);
    await confirmEmailAddress(page, words, link, customer.password);

    await logIn(page, words, customer);
    await expect(page, 'the way back through registration and email').toHaveURL(product);
    await expect(page.getByRole('radio', { name: '32' }), 'the size has waited').toBeChecked();

    await addToCart(page, words, '32');
    const checkout = await openCheckout(page, words);
    for (const text of ['Uluwatu Elite Pro', 'Rp. 1.199.000', customer.firstName, customer.email])
      await expect(checkout).toContainText(text);
    await fillAddress(checkout, words);
    await checkout.getByRole('button', { name: words.pay }).click();
    await payByCard(page, words, TEST_CARDS.paid);

    await expectOrderStatus(page, words, words.paid);
    const order = page.getByRole('main');
    await expect(order).toContainText(customer.email);
    await expect(order.getByRole('row', { name: /Uluwatu Elite Pro/ })).toContainText('Rp. 1.199.000');
    await expect(page.getByRole('button', { name: words.cart })).toHaveAccessibleName(/0/);
  });
}
