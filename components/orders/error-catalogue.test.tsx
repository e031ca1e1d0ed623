import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { LatestOrderDialog, OrderFromUrl } from './polled-order';

const NONE = { body: { data: null } };

function openPage(locale: Locale, response: StubbedResponse | StubbedResponse[]) {
  stubNetwork({ 'GET /api/session': LOGGED_IN, 'GET /api/transactions/A1': response });
  renderPage(<OrderFromUrl contact="hello@shop.example" />, {
    path: '/order-status',
    query: 'transaction_id=A1',
    locale,
  });
}

function openDialog(locale: Locale, response: StubbedResponse | StubbedResponse[]) {
  stubNetwork({ 'GET /api/session': LOGGED_IN, 'GET /api/transactions': response });
  renderPage(<LatestOrderDialog onClose={() => undefined} />, { locale });
}

describe.each(LOCALES)('spec §8: Order status (%s)', (locale) => {
  const texts = {
    en: {
      token: 'No authentication token found. Please log in.',
      unknown: 'Orders not found. Please check the endpoint and try again.',
      failed: 'Error fetching order status. Please try again.',
      none: 'No order details found.',
    },
    id: {
      token: 'Token masuk tidak ditemukan. Silakan masuk.',
      unknown: 'Pesanan tidak ditemukan. Periksa alamatnya, lalu coba lagi.',
      failed: 'Gagal memuat status pesanan. Silakan coba lagi.',
      none: 'Detail pesanan tidak ditemukan.',
    },
  }[locale];

  it('asks to log in without a token, and the login leads back', async () => {
    stubNetwork({ 'GET /api/session': LOGGED_OUT });
    renderPage(<OrderFromUrl contact="hello@shop.example" />, {
      path: '/order-status',
      query: 'transaction_id=A1',
      locale,
    });
    expect(await screen.findByText(texts.token)).toBeVisible();
    const link = screen.getByRole('link', { name: { en: 'Log in', id: 'Masuk' }[locale] });
    await waitFor(() =>
      expect(link).toHaveAttribute('href', expect.stringMatching(/login\?redirect=%2Forder-status%3F/)),
    );
  });

  it('asks to log in after the session has ended', async () => {
    openPage(locale, failureResponse(401, 'unauthenticated'));
    expect(await screen.findByText(texts.token)).toBeVisible();
  });

  it.each([
    ['there is no such order', failureResponse(404, 'not_found'), texts.unknown],
    ['the API fails', failureResponse(502, 'upstream_failed'), texts.failed],
    ['the API is unavailable', failureResponse(503, 'unavailable'), texts.failed],
    ['there is no response', new TypeError('Failed to fetch'), texts.failed],
  ])('reports that %s, and can try again', async (_, response, text) => {
    openPage(locale, [response, NONE]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: { en: 'Retry', id: 'Coba lagi' }[locale] }));
    expect(await screen.findByText(texts.none)).toBeVisible();
  });

  it.each([
    [failureResponse(404, 'not_found'), texts.unknown],
    [failureResponse(502, 'upstream_failed'), texts.failed],
    [NONE, texts.none],
  ])('shows the same message in the dialog of the account menu', async (response, text) => {
    openDialog(locale, response);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  });
});
