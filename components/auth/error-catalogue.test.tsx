import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderAccount } from '@/components/app-shell/header-account';
import type { RegistrationField } from '@/lib/account/account-fields';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import {
  EMPTY_TEXTS_RESPONSE,
  failureResponse,
  failureWithoutMessage,
  LOGGED_IN,
  LOGGED_OUT,
} from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { LoginForm } from './login-form';
import { RegistrationForm } from './registration-form';
import { VerifyEmailForm } from './verify-email-form';

type Typed = Partial<Record<RegistrationField, string>>;

const UNREACHED = new TypeError('Failed to fetch');
const PAIR = { email: 'ayu@example.com', password: 'ombak besar' };
const AYU = { firstName: 'Ayu', lastName: 'Lestari', phone: '+62 812 3456 7890', ...PAIR };
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = (...errors: { msg: string; path?: string }[]) => ({
  status: 422,
  body: { code: 'rejected', message: 'no', errors },
});

async function type(locale: Locale, typed: Typed) {
  const t = translator(locale, 'account');
  for (const field of FIELDS) {
    if (typed[field]) await userEvent.type(screen.getByLabelText(t(field)), typed[field]);
  }
}

async function logIn(locale: Locale, response: StubbedResponse, typed: Typed = PAIR) {
  const network = stubNetwork({ 'POST /api/users/login': response });
  renderPage(<LoginForm contact="hello@segara.example" />, { path: '/login', locale });
  await type(locale, typed);
  await press({ en: 'Log in', id: 'Masuk' }[locale]);
  return network;
}

async function register(locale: Locale, response: StubbedResponse, typed: Typed = AYU) {
  const network = stubNetwork({ 'POST /api/users/register': response });
  renderPage(<RegistrationForm contact="hello@segara.example" />, { path: '/register', locale });
  await type(locale, typed);
  await press({ en: 'Register', id: 'Daftar' }[locale]);
  return network;
}

async function verify(locale: Locale, response: StubbedResponse) {
  const network = stubNetwork({ 'POST /api/users/verify-email/t': response });
  renderPage(<VerifyEmailForm contact="hello@segara.example" />, {
    path: '/verify-email',
    query: 'token=t',
    locale,
  });
  await type(locale, { password: PAIR.password });
  await press({ en: 'Verify', id: 'Verifikasi' }[locale]);
  return network;
}

async function logOut(locale: Locale, response: StubbedResponse) {
  stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': [LOGGED_IN, LOGGED_OUT],
    'DELETE /api/users/logout': response,
  });
  renderPage(<HeaderAccount />, { locale });
  const t = translator(locale, 'accountMenu');
  await userEvent.click(await screen.findByRole('button', { name: t('account') }));
  await press(t('logout'));
  return { question: await screen.findByRole('dialog'), confirm: () => press(t('logout')) };
}

/** Expects the server's message at the field, the focus in the field, and all input kept. */
async function expectAtField(locale: Locale, field: RegistrationField, words: string, typed: Typed) {
  const t = translator(locale, 'account');
  const input = screen.getByLabelText(t(field));
  await waitFor(() => expect(input).toBeInvalid());
  expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
  await waitFor(() => expect(input).toHaveFocus());
  for (const name of FIELDS) {
    if (typed[name]) expect(screen.getByLabelText(t(name))).toHaveValue(typed[name]);
  }
}

describe.each(LOCALES)('spec §8: Login failure (%s)', (locale) => {
  const alert = { en: 'Login unsuccessful. Please try again.', id: 'Gagal masuk. Silakan coba lagi.' };
  const text = {
    en: 'Invalid email or password. Please try again.',
    id: 'Email atau kata sandi salah. Silakan coba lagi.',
  };

  it('reports it in the form and in a dialog, and keeps the input', async () => {
    await logIn(locale, failureResponse(401, 'unauthenticated'));
    expect(await screen.findByRole('dialog', { name: alert[locale] })).toBeVisible();
    expect(screen.getByText(text[locale])).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(PAIR.email);
  });

  it.each([401, 422, 429])('shows the same message for a %i without a message', async (status) => {
    await logIn(locale, failureWithoutMessage(status, status === 429 ? 'rate_limited' : 'rejected'));
    expect(await screen.findByText(text[locale])).toBeVisible();
  });

  it("shows the server's validation error at its field", async () => {
    await logIn(locale, refused({ msg: 'Not an address', path: 'email' }));
    await press('OK');
    await expectAtField(locale, 'email', 'Not an address', PAIR);
  });
});

describe.each(LOCALES)('spec §8: Login without token returned (%s)', (locale) => {
  const text = {
    en: 'Failed to save the token. Please try again.',
    id: 'Token gagal disimpan. Silakan coba lagi.',
  };

  it('reports it', async () => {
    await logIn(locale, failureResponse(502, 'no_token'));
    expect(await screen.findByText(text[locale])).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Register failure (%s)', (locale) => {
  const texts = {
    en: { failed: 'An error occurred', unreached: 'No response received from the server' },
    id: { failed: 'Terjadi kesalahan', unreached: 'Tidak ada jawaban dari server' },
  }[locale];

  it("shows the server's validation errors, each at its field", async () => {
    const errors = [
      { msg: 'Too short', path: 'password' },
      { msg: 'Nobody answers there', path: 'phone' },
    ];
    await register(locale, refused(...errors, { msg: 'Not today' }));
    await expectAtField(locale, 'phone', 'Nobody answers there', AYU);
    expect(screen.getByText('Not today')).toBeVisible();
    const t = translator(locale, 'account');
    expect(screen.getByLabelText(t('password'))).toHaveAccessibleDescription(/^Too short/);
    expect(screen.getByLabelText(t('email'))).toBeValid();
  });

  it.each([
    ['the server fails', failureResponse(502, 'upstream_failed'), texts.failed],
    ['there is no response', UNREACHED, texts.unreached],
    ['the product API is unavailable', failureResponse(503, 'unavailable'), texts.unreached],
    ['the request times out', failureResponse(504, 'timeout'), texts.unreached],
    ['another error is returned', failureResponse(429, 'rate_limited'), 'words of rate_limited'],
    [
      'the server rejects the request without a message',
      failureWithoutMessage(422, 'rejected'),
      texts.failed,
    ],
    ['the address is taken, without a message', failureWithoutMessage(409, 'conflict'), texts.failed],
  ])('reports that %s', async (_, response, text) => {
    await register(locale, response);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(AYU.email);
  });
});

describe.each(LOCALES)('spec §8: Verify failure (%s)', (locale) => {
  const texts = {
    en: {
      server: 'Server error: ',
      unreached: 'No response received from server. Please try again.',
      other: 'Error: ',
    },
    id: {
      server: 'Kesalahan server: ',
      unreached: 'Tidak ada jawaban dari server. Silakan coba lagi.',
      other: 'Kesalahan: ',
    },
  }[locale];

  it.each([
    ['the link is invalid', failureResponse(400, 'bad_request'), `${texts.server}words of bad_request`],
    ['wrong password', failureResponse(401, 'unauthenticated'), `${texts.server}words of unauthenticated`],
    ['the server fails', failureResponse(502, 'upstream_failed'), `${texts.server}words of upstream_failed`],
    ['there is no response', UNREACHED, texts.unreached],
    ['the request times out', failureResponse(504, 'timeout'), texts.unreached],
    ['a proxy rejects the request', failureWithoutMessage(413, 'too_large'), `${texts.other}413`],
    [
      'there were too many attempts',
      failureResponse(429, 'rate_limited'),
      `${texts.other}words of rate_limited`,
    ],
  ])('reports that %s', async (_, response, text) => {
    await verify(locale, response);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("shows the server's validation error of the password at its field", async () => {
    await verify(locale, refused({ msg: 'Too long', path: 'password' }));
    await expectAtField(locale, 'password', 'Too long', { password: PAIR.password });
  });
});

describe.each(LOCALES)('spec §8: Logout failure (%s)', (locale) => {
  const name = {
    en: 'Error during logout. Please try again.',
    id: 'Terjadi kesalahan saat keluar. Silakan coba lagi.',
  };

  it.each([
    ['the product API fails', failureResponse(502, 'upstream_failed')],
    ['there is no session', failureResponse(401, 'unauthenticated')],
    ['there is no response', UNREACHED],
  ])('is reported if %s', async (_, response) => {
    const { confirm } = await logOut(locale, response);
    await confirm();
    expect(await screen.findByRole('dialog', { name: name[locale] })).toBeVisible();
  });
});
