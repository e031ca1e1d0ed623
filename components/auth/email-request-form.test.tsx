import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { KEEP_TIMEOUTS_REAL, stopTheClock } from '@/lib/testing/stop-the-clock';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ForgotPasswordForm } from './email-request-form';

const FORGOT = 'POST /api/users/password/forgot';
const ASKED = { status: 202, body: { data: null, message: 'x' } };
const BUTTON = { en: 'Send link', id: 'Kirim tautan' };

function openPage(response: StubbedResponse | StubbedResponse[], locale: Locale = 'en') {
  const network = stubNetwork({ [FORGOT]: response });
  return {
    ...network,
    ...renderPage(<ForgotPasswordForm contact="hello@segara.example" />, {
      path: '/forgot-password',
      locale,
    }),
  };
}

async function ask(locale: Locale = 'en') {
  await userEvent.type(screen.getByLabelText('Email'), ' ayu@example.com ');
  await userEvent.dblClick(screen.getByRole('button', { name: BUTTON[locale] }));
}

afterEach(() => jest.useRealTimers());

it.each(LOCALES)('shows the same for every address, and sends once (%s)', async (locale) => {
  const { sent } = openPage(ASKED, locale);
  await ask(locale);
  const said = {
    en: 'If there is an account for ayu@example.com, a link is on its way. It is good for one hour.',
    id: 'Jika ada akun dengan ayu@example.com, tautannya sedang kami kirim. Tautan itu berlaku satu jam.',
  };
  const place = (await screen.findByText(said[locale])).closest('[tabindex]');
  await waitFor(() => expect(place).toHaveFocus());
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ayu@example.com' }]);
});

it('can send again after a minute, and then waits again', async () => {
  stopTheClock(KEEP_TIMEOUTS_REAL);
  const { calls } = openPage(ASKED);
  await ask();
  const waiting = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  await userEvent.click(waiting);
  expect(calls()).toHaveLength(1);

  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Done. It can take a minute to arrive.')).toBeVisible();
  expect(calls()).toEqual([FORGOT, FORGOT]);
  expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
});

it('waits as long as the server asks', async () => {
  stopTheClock(KEEP_TIMEOUTS_REAL);
  const limited = { ...failureResponse(429, 'rate_limited'), headers: { 'retry-after': '120' } };
  openPage([ASKED, limited]);
  await ask();
  await screen.findByRole('button', { name: /^Send again in/ });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('words of rate_limited')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send again in 1[12]\d s$/ })).toBeVisible();
});

it('returns to the form for another address', async () => {
  openPage(ASKED);
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('asks for the address before sending', async () => {
  const { calls } = openPage(ASKED);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Email is required');
  expect(email).toHaveFocus();
  expect(calls()).toEqual([]);
});

it.each([
  [
    failureResponse(501, 'unsupported'),
    'We cannot do this for you here. Write to hello@segara.example and we will help.',
  ],
  [failureResponse(429, 'rate_limited'), 'words of rate_limited'],
  [failureResponse(502, 'upstream_failed'), 'Something went wrong on our side. Please try again.'],
  [new TypeError('Failed to fetch'), 'No response received from server. Please try again.'],
])('reports why no email is sent', async (response, text) => {
  openPage(response);
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
