import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { foreignRequests } from '@/e2e/support/checks/foreign-requests';
import { logIn } from '@/e2e/support/steps/account';
import { resetLink } from '@/e2e/support/steps/mails';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';

const NEW_PASSWORD = 'angin-timur-di-sanur';

const LANGUAGES = {
  en: {
    prefix: '',
    words: WORDS.en,
    forgot: 'Forgot your password?',
    send: 'Send link',
    sent: 'If there is an account for',
    newPassword: 'New password',
    save: 'Save password',
    done: 'Your password is changed. Please log in with the new one.',
  },
  id: {
    prefix: '/id',
    words: WORDS.id,
    forgot: 'Lupa kata sandi?',
    send: 'Kirim tautan',
    sent: 'Jika ada akun dengan',
    newPassword: 'Kata sandi baru',
    save: 'Simpan kata sandi',
    done: 'Kata sandi Anda sudah diganti. Silakan masuk dengan kata sandi yang baru.',
  },
} as const;

for (const [locale, said] of Object.entries(LANGUAGES)) {
  test(
    `a forgotten password is replaced by the link of a mail, which nobody else hears of (${locale})`,
    twin(locale),
    async ({ page, request, baseURL }) => {
      const { email } = await verifiedCustomer(request);
      await page.goto(`${said.prefix}/login`);
      await page.getByRole('link', { name: said.forgot }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
      await page.getByRole('main').getByLabel(said.words.email).fill(email);
      await page.getByRole('button', { name: said.send, exact: true }).click();
      await expect(page.getByText(said.sent)).toContainText(email);

      const link = await resetLink(email);
      const token = new URL(link).searchParams.get('token') ?? '';
      const foreign = foreignRequests(page, baseURL);
      const referrers: string[] = [];
      page.on('request', (asked) => referrers.push(asked.headers().referer ?? ''));
      expect((await page.goto(link))?.headers()['referrer-policy']).toBe('no-referrer');
      await page.getByRole('textbox', { name: said.newPassword }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: said.save, exact: true }).click();
      await expect(page.getByText(said.done)).toBeVisible();
      expect(foreign).toEqual([]);
      expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);

      await page.getByRole('main').getByRole('link', { name: said.words.logIn, exact: true }).click();
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, said.words, { email, password: NEW_PASSWORD });
      await expect(page.getByRole('link', { name: said.words.logInLink })).toBeHidden();
    },
  );
}

test('a shopper changes phone number and password, and is still logged in', async ({ page, shopper }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details).toContainText(shopper.email);
  await details.getByRole('button', { name: 'Change' }).click();
  await details.getByLabel('Phone').fill('+62 899 0000 1111');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('Your details are saved.');
  await page.reload();
  await expect(details).toContainText('+6289900001111');

  await page.getByRole('main').getByRole('link', { name: 'Password', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/password$/);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Current password' }).fill(shopper.password);
  await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form).toContainText('Your password is changed. Everywhere else, you have been logged out.');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.reload();
  await expect(details).toContainText(shopper.email);
});

test('logging out in one tab logs out every other, and leaves nothing of the shopper there', async ({
  page,
  context,
  shopper,
}) => {
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('main')).toContainText(shopper.email);
  // Left by the browser's router: the page is kept, hidden, for the way back.
  await other.getByRole('banner').getByRole('link', { name: 'MEN', exact: true }).click();
  await expect(other).toHaveURL(/\/men$/);

  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible();

  await expect(other.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible();
  await expect(other.locator('html')).not.toContainText(shopper.email);
  await other.goBack();
  await expect(other.getByText('Please log in to see your account.')).toBeVisible();
  await expect(other.locator('html')).not.toContainText(shopper.email);
});
