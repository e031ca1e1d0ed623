import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CatalogRequestForm } from './catalog-request-form';

type Typed = { fullName?: string; email?: string };
const MADE = { fullName: 'Made Wirawan', email: 'made@example.com' };

async function ask(
  locale: Locale,
  typed: Typed,
  response: StubbedResponse = failureResponse(500, 'upstream_failed'),
) {
  const { calls, sent } = stubNetwork({ 'POST /api/catalog/request': response });
  const catalogue = { year: '2025', file: '/catalogue-2025.pdf' };
  renderPage(<CatalogRequestForm catalogue={catalogue} />, { path: '/catalog', locale });
  const t = translator(locale, 'catalogRequest');
  const field = (name: 'fullName' | 'email' | 'phone') => screen.getByLabelText(t(name));
  if (typed.fullName) await userEvent.type(field('fullName'), typed.fullName);
  if (typed.email) await userEvent.type(field('email'), typed.email);
  await userEvent.click(screen.getByRole('button', { name: t('submit') }));
  return { calls, sent, field };
}

it('sends the request and confirms where the link is sent', async () => {
  const { sent } = await ask('en', MADE, { status: 201, body: { data: null } });
  const dialog = await screen.findByRole('dialog', { name: 'Success!' });
  expect(dialog).toHaveTextContent('made@example.com');
  expect(screen.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', '/catalogue-2025.pdf');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      fullName: 'Made Wirawan',
      email: 'made@example.com',
      phone: '',
      catalog: '2025',
      website: '',
      elapsedMs: expect.any(Number),
    },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('disables the button while the request is pending, and sends it once', async () => {
  const { sent } = await ask('en', MADE, 'never');
  const button = screen.getByRole('button', { name: 'Memproses…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
});

it('shows the message of a limit, and keeps the input', async () => {
  await ask('en', MADE, failureResponse(429, 'rate_limited'));
  expect(await screen.findByRole('alert')).toHaveTextContent('words of rate_limited');
  expect(screen.getByLabelText('Email')).toHaveValue('made@example.com');
});

describe.each(LOCALES)('spec §8: Catalog, all endpoints fail (%s)', (locale) => {
  const text = {
    en: 'Terjadi kesalahan. Coba lagi nanti.',
    id: 'Terjadi kesalahan. Coba lagi nanti.',
  };

  it.each([
    ['all endpoints fail', failureResponse(502, 'upstream_failed')],
    ['no endpoint exists', failureResponse(501, 'unsupported')],
    ['nobody answers', new TypeError('Failed to fetch')],
  ])('reports the failure when %s, and keeps the input', async (_, response) => {
    const { field } = await ask(locale, MADE, response);
    expect(await screen.findByRole('alert')).toHaveTextContent(text[locale]);
    expect(field('fullName')).toHaveValue(MADE.fullName);
    expect(field('email')).toHaveValue(MADE.email);
  });
});

describe.each(LOCALES)('spec §5: Catalog form (%s)', (locale) => {
  const texts = {
    en: {
      name: 'Full Name is required',
      email: 'Email is required',
      format: 'Format email tidak valid',
    },
    id: { name: 'Nama Lengkap wajib diisi', email: 'Email wajib diisi', format: 'Format email tidak valid' },
  }[locale];

  it.each([
    ['a name', {}, 'fullName', texts.name],
    ['an email', { fullName: 'Made' }, 'email', texts.email],
    ['an email of that form', { fullName: 'Made', email: 'made@bali' }, 'email', texts.format],
  ] as const)('needs %s', async (_, typed, name, text) => {
    const { calls, field } = await ask(locale, typed);
    expect(field(name)).toHaveAccessibleDescription(text);
    expect(field(name)).toHaveFocus();
    expect(calls()).toEqual([]);
  });

  it('shows server errors at their fields, focuses the first, and keeps the input', async () => {
    const errors = [
      { msg: 'Not a number', path: 'phone' },
      { msg: 'Nobody lives there', path: 'email' },
    ];
    const response = { status: 422, body: { code: 'rejected', message: 'x', errors } };
    const { field } = await ask(locale, MADE, response);
    await waitFor(() => expect(field('email')).toHaveFocus());
    expect(field('email')).toHaveAccessibleDescription('Nobody lives there');
    expect(field('phone')).toHaveAccessibleDescription(/Not a number/);
    expect(field('email')).toHaveValue(MADE.email);
    expect(field('fullName')).toHaveValue(MADE.fullName);
  });
});
