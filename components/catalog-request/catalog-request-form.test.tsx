import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CatalogRequestForm } from './catalog-request-form';

const CATALOGUE = { year: '2025', file: '/catalogue-2025.pdf' };
const MADE = { 'Full Name': 'Made Wirawan', Email: 'made@example.com' };

async function ask(
  response: StubbedResponse = { status: 201, body: { data: null } },
  fields: Record<string, string> = MADE,
) {
  const { sent } = stubNetwork({ 'POST /api/catalog/request': response });
  renderPage(<CatalogRequestForm catalogue={CATALOGUE} />, { path: '/catalog' });
  for (const [label, value] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the catalogue' }));
  return sent;
}

it('sends the request and confirms where the link is sent', async () => {
  const sent = await ask();
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
  const sent = await ask('never');
  const button = screen.getByRole('button', { name: 'Memproses…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
});

it.each([
  [{}, 'Full Name', 'Full Name is required'],
  [{ 'Full Name': 'Made' }, 'Email', 'Email is required'],
  [{ 'Full Name': 'Made', Email: 'made@bali' }, 'Email', 'Format email tidak valid'],
])('sends no request with %j', async (fields, label, text) => {
  const sent = await ask(undefined, fields);
  const input = screen.getByLabelText(label);
  expect(input).toHaveAccessibleDescription(text);
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows a server error at its field', async () => {
  const errors = [{ msg: 'Phone number is not a valid number', path: 'phone' }];
  await ask({ status: 422, body: { code: 'rejected', errors } });
  await waitFor(() => expect(screen.getByLabelText('Phone (optional)')).toBeInvalid());
  expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(/not a valid number/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [new TypeError('Failed to fetch'), 'Terjadi kesalahan. Coba lagi nanti.'],
  [failure(502, 'upstream_failed'), 'Terjadi kesalahan. Coba lagi nanti.'],
  [failure(501, 'unsupported'), 'Terjadi kesalahan. Coba lagi nanti.'],
  [failure(429, 'rate_limited'), 'words of rate_limited'],
])('reports the failure and keeps the input', async (response, text) => {
  await ask(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('made@example.com');
});
