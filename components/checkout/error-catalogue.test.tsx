import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '@/lib/contract/account';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { ADDRESS_INPUTS, forgetAddressDraft } from '@/lib/orders/address-fields';
import {
  createCartResponse,
  failureResponse,
  failureWithoutMessage,
  LOGGED_IN,
  PROFILE,
} from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const UNREACHED = new TypeError('Failed to fetch');
const ADDRESS: Address = {
  receiptName: 'Ni Luh Ayu ᬅᬬᬸ',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. Pantai 1',
  postalCode: '80361',
};
const PAY = { en: /^PAY/, id: /^BAYAR/ };

type Responses = Record<string, StubbedResponse | StubbedResponse[]>;

beforeEach(forgetAddressDraft);

async function openCheckout(locale: Locale, responses: Responses) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': { body: { data: null } },
    'GET /api/payment': 'never',
    ...responses,
  });
  const { router } = renderPage(<CheckoutDialog onClose={() => undefined} />, { locale });
  const t = translator(locale, 'checkout');
  const field = (name: keyof Address) => screen.getByLabelText(t(name));
  await screen.findByLabelText(t('receiptName'));
  return { ...network, router, field };
}

/** Fills in the form and presses PAY. */
async function pay(locale: Locale, response: StubbedResponse) {
  const dialog = await openCheckout(locale, { 'POST /api/checkout': response });
  for (const { name } of ADDRESS_INPUTS) {
    await userEvent.click(dialog.field(name));
    await userEvent.paste(ADDRESS[name]);
  }
  await userEvent.click(screen.getByRole('button', { name: PAY[locale] }));
  const expectKept = () => {
    for (const { name } of ADDRESS_INPUTS) expect(dialog.field(name)).toHaveValue(ADDRESS[name]);
  };
  return { ...dialog, expectKept };
}

describe.each(LOCALES)('spec §8: Checkout address (%s)', (locale) => {
  const text = {
    en: 'Error submitting address. Please try again.',
    id: 'Gagal mengirim alamat. Silakan coba lagi.',
  };

  it.each([
    ['is rejected', 422],
    ['fails', 502],
    ['times out', 504],
  ])('reports that saving the address %s, and does not continue', async (_, status) => {
    const { expectKept } = await pay(locale, failureResponse(status, 'address_failed'));
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
    expect(screen.getByRole('button', { name: PAY[locale] })).toBeEnabled();
  });

  it("shows the server's validation errors at their fields, and focuses the first one", async () => {
    const errors = [
      { msg: 'Nobody delivers there', path: 'postalCode' },
      { msg: 'Which city?', path: 'city' },
    ];
    const body = { code: 'address_failed', message: 'x', errors };
    const { field, expectKept } = await pay(locale, { status: 422, body });
    await waitFor(() => expect(field('city')).toHaveFocus());
    expect(field('city')).toHaveAccessibleDescription(/Which city\?/);
    expect(field('postalCode')).toHaveAccessibleDescription(/Nobody delivers there/);
    expect(field('province')).toBeValid();
    expectKept();
  });
});

describe.each(LOCALES)("spec §8: Transaction status 'error' (%s)", (locale) => {
  it('shows the messages, joined by commas', async () => {
    const errors = [{ msg: 'Ayu Bikini is sold out' }, { msg: 'Only 2 left of Uluwatu' }];
    const body = { code: 'transaction_rejected', message: 'x', errors };
    const { expectKept } = await pay(locale, { status: 422, body });
    expect(await screen.findByText('Ayu Bikini is sold out, Only 2 left of Uluwatu')).toBeVisible();
    expectKept();
  });
});

describe.each(LOCALES)('spec §8: Transaction request failure (%s)', (locale) => {
  const text = {
    en: 'There was an error processing your request. Please try again.',
    id: 'Permintaan Anda gagal diproses. Silakan coba lagi.',
  };

  it.each([
    ['the server fails', failureResponse(502, 'transaction_failed')],
    ['the server rejects the order without a message', failureWithoutMessage(422, 'transaction_rejected')],
    ['the request times out', failureResponse(504, 'transaction_failed')],
    ['there is no response', UNREACHED],
    ['the API is unavailable', failureResponse(503, 'unavailable')],
  ])('reports that %s', async (_, response) => {
    const { expectKept } = await pay(locale, response);
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
  });
});

describe.each(LOCALES)('spec §8: Cart clear failure (%s)', (locale) => {
  const text = {
    en: 'There was an error processing remove Cart. Please try again.',
    id: 'Keranjang gagal dikosongkan. Silakan coba lagi.',
  };

  it('is reported, and the payment continues', async () => {
    const order = { id: 'A1', snapToken: 'snap', cartCleared: false };
    await pay(locale, { body: { data: order } });
    expect(await screen.findByText(text[locale])).toBeVisible();
    const loading = { en: 'Loading the payment form...', id: 'Memuat formulir pembayaran...' };
    expect(screen.getByText(loading[locale])).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Unexpected failure (%s)', (locale) => {
  const text = {
    en: 'An unexpected error occurred. Please try again.',
    id: 'Terjadi kesalahan tak terduga. Silakan coba lagi.',
  };

  it.each([
    ['lacks the endpoint', failureResponse(501, 'unsupported')],
    ['forbids the request', failureResponse(403, 'forbidden')],
  ])('is reported if the server %s', async (_, response) => {
    const { expectKept } = await pay(locale, response);
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
  });

  it('shows the error id that the log contains', async () => {
    await pay(locale, { status: 502, body: { status: 'error', code: 'upstream_failed', id: 'f00d-7.cafe' } });
    expect(await screen.findByText('f00d-7.cafe')).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Profile fetch failure (%s)', (locale) => {
  it('is logged to the console only, and the shopper can still pay', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openCheckout(locale, { 'GET /api/users/profile': failureResponse(502, 'upstream_failed') });
    expect(logged).toHaveBeenCalledWith('profile: upstream_failed', 'words of upstream_failed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('button', { name: PAY[locale] })).toBeEnabled();
  });
});
