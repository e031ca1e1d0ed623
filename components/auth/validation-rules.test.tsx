import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderAccount } from '@/components/app-shell/header-account';
import { LOCALES } from '@/lib/contract/locale';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { LoginForm } from './login-form';
import { RegistrationForm } from './registration-form';
import { VerifyEmailForm } from './verify-email-form';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe.each(LOCALES)('spec §5: Login (%s)', (locale) => {
  const text = { en: 'Please enter both email and password', id: 'Silakan isi email dan kata sandi' };
  const button = { en: 'Log in', id: 'Masuk' };
  const password = { en: 'Password', id: 'Kata sandi' };

  it.each([
    ['no input', '', ''],
    ['only an email address', 'ayu@example.com', ''],
    ['only a password', '', 'ombak besar'],
  ])('sends nothing with %s', async (_, typedEmail, typedPassword) => {
    const { calls } = stubNetwork({});
    renderPage(<LoginForm contact="hello@segara.example" />, { path: '/login', locale });
    if (typedEmail) await userEvent.type(screen.getByLabelText('Email'), typedEmail);
    if (typedPassword) await userEvent.type(screen.getByLabelText(password[locale]), typedPassword);
    await press(button[locale]);
    expect(screen.getByText(text[locale])).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(typedEmail);
    expect(calls()).toEqual([]);
  });
});

describe.each(LOCALES)('spec §5: Register (%s)', (locale) => {
  it('leaves validation to the server, and shows its errors', async () => {
    const errors = [{ msg: 'Somebody must have a name', path: 'firstName' }];
    const { sent } = stubNetwork({
      'POST /api/users/register': { status: 422, body: { code: 'rejected', message: 'x', errors } },
    });
    renderPage(<RegistrationForm contact="hello@segara.example" />, { path: '/register', locale });
    await press({ en: 'Register', id: 'Daftar' }[locale]);
    expect(sent.map(({ body }) => body)).toEqual([
      { firstName: '', lastName: '', email: '', phone: '', password: '' },
    ]);
    const name = await screen.findByLabelText({ en: 'First name', id: 'Nama depan' }[locale]);
    expect(name).toHaveAccessibleDescription('Somebody must have a name');
  });
});

describe.each(LOCALES)('spec §5: Verify email (%s)', (locale) => {
  const missing = { en: 'Token is missing in the URL', id: 'Token tidak ada di alamat halaman ini' };

  it('requires the token in the URL', () => {
    renderPage(<VerifyEmailForm contact="hello@segara.example" />, { path: '/verify-email', locale });
    expect(screen.getByRole('alert')).toHaveTextContent(missing[locale]);
    expect(screen.queryByRole('button', { name: /^Verif/ })).not.toBeInTheDocument();
  });

  it('submits a password with the token', async () => {
    const { sent } = stubNetwork({
      'POST /api/users/verify-email/t%2F1': failureResponse(400, 'bad_request'),
    });
    renderPage(<VerifyEmailForm contact="hello@segara.example" />, {
      path: '/verify-email',
      query: 'token=t%2F1',
      locale,
    });
    const password = screen.getByLabelText({ en: 'Password', id: 'Kata sandi' }[locale]);
    await userEvent.type(password, ' ombak 波 ');
    await press({ en: 'Verify', id: 'Verifikasi' }[locale]);
    expect(sent.map(({ body }) => body)).toEqual([{ password: ' ombak 波 ' }]);
  });
});

describe.each(LOCALES)('spec §5: Logout (%s)', (locale) => {
  const question = {
    en: 'Are you sure you want to logout?',
    id: 'Yakin ingin keluar dari akun Anda?',
  };

  it('asks first, and does not log out without confirmation', async () => {
    const { calls } = stubNetwork({
      'GET /api/texts': EMPTY_TEXTS_RESPONSE,
      'GET /api/session': LOGGED_IN,
    });
    renderPage(<HeaderAccount />, { locale });
    await userEvent.click(await screen.findByRole('button', { name: { en: 'Account', id: 'Akun' }[locale] }));
    await press({ en: 'Logout', id: 'Keluar' }[locale]);
    expect(await screen.findByRole('dialog', { name: question[locale] })).toBeVisible();
    await press({ en: 'Cancel', id: 'Batal' }[locale]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls()).not.toContain('DELETE /api/users/logout');
  });
});
