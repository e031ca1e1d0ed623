import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureResponse } from '@/lib/testing/bff-responses';
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

it('shows the message of a limit, and keeps the input', async () => {
  await ask(failureResponse(429, 'rate_limited'));
  expect(await screen.findByRole('alert')).toHaveTextContent('words of rate_limited');
  expect(screen.getByLabelText('Email')).toHaveValue('made@example.com');
});
