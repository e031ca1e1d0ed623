import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { htmlFaults } from '@/e2e/machines/html-faults';
import { twin } from '@/e2e/nightly';
import { HOME_IN_CANGGU, newCustomer } from '@/e2e/shoppers/customer';
import { verificationLink } from '@/e2e/shoppers/mails';
import { CARDS } from '@/e2e/steps/buying';
import { WORDS } from '@/e2e/steps/words';
import { findViolations } from '@/e2e/watch/find-violations';

// Nobody waits for a transition between pages to end before a press.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** What pages of forms say, and no script does. */
const SAID = {
  en: {
    loginTitle: 'Log In',
    both: 'Please enter both email and password',
    wrong: 'Invalid email or password. Please try again.',
    sizeMissing: 'Size Not Selected',
    waiting: 'You wanted to add 2 × Uluwatu Elite Pro, size 32.',
    toProduct: 'Back to the product',
    update: 'Update Uluwatu Elite Pro, size 32',
    quantityOf: 'Quantity of Uluwatu Elite Pro, size 32',
    remove: 'Remove Uluwatu Elite Pro, size 32',
    empty: 'Your cart is empty.',
    all: 'All forms must be filled in',
    toOrder: 'Show the order',
    isPaid: 'Order status: paid',
    thanks: 'Thank you, Ketut!',
    pieces: 'Your pieces',
    goesTo: 'It goes to',
    comes: 'When it comes',
    details: 'Order details',
    orderId: 'Order ID',
    logout: 'Logout',
  },
  id: {
    loginTitle: 'Masuk',
    both: 'Silakan isi email dan kata sandi',
    wrong: 'Email atau kata sandi salah. Silakan coba lagi.',
    sizeMissing: 'Ukuran Belum Dipilih',
    waiting: 'Tadi Anda ingin menambahkan 2 × Uluwatu Elite Pro, ukuran 32.',
    toProduct: 'Kembali ke produk',
    update: 'Perbarui Uluwatu Elite Pro, ukuran 32',
    quantityOf: 'Jumlah Uluwatu Elite Pro, ukuran 32',
    remove: 'Hapus Uluwatu Elite Pro, ukuran 32',
    empty: 'Keranjang Anda masih kosong.',
    all: 'Semua kolom wajib diisi',
    toOrder: 'Tampilkan pesanan',
    isPaid: 'Status pesanan: lunas',
    thanks: 'Matur suksma, Ketut!',
    pieces: 'Barang Anda',
    goesTo: 'Dikirim ke',
    comes: 'Kapan sampainya',
    details: 'Rincian pesanan',
    orderId: 'ID Pesanan',
    logout: 'Keluar',
  },
};
const WIDTHS = { en: 1440, id: 375 };

/** axe is a script: the same visitor opens the page where scripts run. */
async function expectSound(page: Page) {
  expect(await htmlFaults(await page.content()), `HTML of ${page.url()}`).toEqual([]);
  const browser = page.context().browser();
  if (!browser) throw new Error('The context has a browser.');
  const storageState = await page.context().storageState();
  const scripted = await browser.newContext({
    storageState,
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  const twin = await scripted.newPage();
  await twin.goto(page.url());
  expect(await findViolations(twin), `accessibility of ${page.url()}`).toEqual([]);
  await scripted.close();
}

/** The order's page thanks as the one with scripts does: with the piece's picture, where it goes, and the facts folded away. */
async function expectThanks(page: Page, said: (typeof SAID)['en']) {
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(main.getByText(said.thanks, { exact: true })).toBeVisible();
  await expect(part(said.pieces)).toContainText('Uluwatu Elite Pro');
  await expect(part(said.pieces).locator('img')).toHaveAttribute('src', /./);
  await expect(part(said.pieces).locator('img')).toBeVisible();
  await expect(part(said.goesTo)).toContainText(HOME_IN_CANGGU.address);
  await expect(part(said.comes)).toBeVisible();
  const orderId = main.getByText(said.orderId, { exact: true });
  await expect(orderId).toBeHidden();
  await main.getByText(said.details, { exact: true }).click();
  await expect(orderId).toBeVisible();
}

for (const language of ['en', 'id'] as const) {
  const words = WORDS[language];
  const said = SAID[language];
  const prefix = language === 'en' ? '' : '/id';

  test(`from a product to a paid order, ${language}`, twin(language), async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: WIDTHS[language], height: 900 });
    const main = page.getByRole('main');
    const customer = newCustomer();
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

    await page.goto(`${prefix}/register`);
    await press(words.register);
    await expect(main.getByRole('alert')).toContainText(words.firstName);
    await main.getByLabel(words.firstName).fill(customer.firstName);
    await main.getByLabel(words.lastName).fill(customer.lastName);
    await main.getByLabel(words.email).fill(customer.email);
    await main.getByLabel(words.phone).fill(customer.phone);
    await main.getByLabel(words.password, { exact: true }).fill('short');
    await press(words.register);
    await expect(main.getByLabel(words.firstName)).toHaveValue(customer.firstName);
    await main.getByLabel(words.password, { exact: true }).fill(customer.password);
    await press(words.register);
    await expect(main).toContainText(words.verificationSent);
    await expect(main).toContainText(customer.email);

    await page.goto(await verificationLink(customer.email));
    await main.getByLabel(words.password, { exact: true }).fill(customer.password);
    await press(words.verify);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/login\\?answer=`));

    await page.goto(`${prefix}/men/uluwatu-elite-pro`);
    await press(words.addToCart);
    await expect(main).toContainText(said.sizeMissing);
    await main.getByRole('link', { name: said.toProduct }).click();
    await main.getByRole('radio', { name: '32' }).check({ force: true });
    await main.getByLabel(words.quantity, { exact: true }).fill('2');
    await press(words.addToCart);
    await expect(main).toContainText(words.notLoggedIn);
    await press(words.logIn);
    await expect(main).toContainText(said.both);
    await main.getByLabel(words.email).fill(customer.email);
    await main.getByLabel(words.password, { exact: true }).fill('not the password');
    await press(words.logIn);
    await expect(main).toContainText(said.wrong);
    await expect(main.getByLabel(words.email)).toHaveValue(customer.email);
    await expectSound(page);
    await main.getByLabel(words.password, { exact: true }).fill(customer.password);
    await press(words.logIn);
    await expect(main).toContainText(said.waiting);
    await press(words.addToCart);
    await expect(main).toContainText(words.added);
    await expectSound(page);

    await main.getByLabel(said.quantityOf).fill('1');
    await press(said.update);
    await expect(main).toContainText('Rp. 1.199.000');
    await expect(main).not.toContainText(words.added);
    await press(said.remove);
    await expect(main).toContainText(said.empty);
    await expect(main.getByRole('link', { name: words.shopMens })).toBeVisible();
    await expect(main.getByRole('article'), 'something else to look at').toHaveCount(4);
    await expectSound(page);

    await page.goto(`${prefix}/men/uluwatu-elite-pro`);
    await main.getByRole('radio', { name: '32' }).check({ force: true });
    await press(words.addToCart);
    await expect(main).toContainText(words.added);
    await expect(main).toContainText('Rp. 1.199.000');
    await page.getByRole('banner').getByRole('button', { name: words.cart }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart\\??$`));

    await main.getByRole('link', { name: words.checkout }).click();
    await main.getByLabel(words.receiptName).fill('');
    await main.getByLabel(words.city).fill(HOME_IN_CANGGU.city);
    await press(words.pay);
    await expect(main).toContainText(said.all);
    await expect(main.getByLabel(words.city)).toHaveValue(HOME_IN_CANGGU.city);
    await expectSound(page);
    for (const field of ['receiptName', 'province', 'city', 'address', 'postalCode'] as const) {
      await main.getByLabel(words[field], { exact: true }).fill(HOME_IN_CANGGU[field]);
    }
    await press(words.pay);

    await expect(page).toHaveURL(/\/payment\/page\//);
    await press(words.payCard);
    await expect(main.getByLabel(words.cardNumber)).toHaveAttribute('aria-invalid', 'true');
    await main.getByLabel(words.cardNumber).fill(CARDS.paid);
    await main.getByLabel(words.expiry).fill('12/40');
    await main.getByLabel(words.cvv).fill('123');
    await press(words.payCard);
    await expect(page).toHaveURL(new RegExp(`${prefix}/order-status\\?transaction_id=`));
    await press(said.toOrder);
    await expect(page).toHaveURL(new RegExp(`${prefix}/order\\?transaction_id=`));
    // The provider's notification may come a moment later.
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(said.isPaid, { timeout: 1_000 });
    }).toPass();
    await expectThanks(page, said);
    await expect(main).toContainText(customer.email);
    await expectSound(page);

    await page.goto(`${prefix}/cart`);
    await expect(main).toContainText(said.empty);
    await main.getByText(said.logout, { exact: true }).first().click();
    await press(said.logout);
    await expect(page).toHaveURL(prefix || '/');
    await page.goto(`${prefix}/order`);
    await expect(main).not.toContainText(customer.email);
  });
}
