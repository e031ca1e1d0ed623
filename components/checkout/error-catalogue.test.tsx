import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '@/lib/contract/account';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { ADDRESS_INPUTS, forgetAddressDraft } from '@/lib/orders/address-fields';
import { cartAnswer, failure, LOGGED_IN, PROFILE, silent } from '@/lib/testing/browser-answers';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const UNREACHED = new TypeError('Failed to fetch');
const ADDRESS: Address = {
  receiptName: 'Ni Luh Ayu ᬅᬬᬸ',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. Pantai 1',
  postalCode: '80361',
};
const PAY = { en: 'PAY', id: 'BAYAR' };

type Answers = Record<string, StubbedAnswer | StubbedAnswer[]>;

beforeEach(forgetAddressDraft);

async function openCheckout(locale: Locale, answers: Answers) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': cartAnswer('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': { body: { data: null } },
    'GET /api/payment': 'never',
    ...answers,
  });
  const { router } = renderPage(<CheckoutDialog onClose={() => undefined} />, { locale });
  const t = translator(locale, 'checkout');
  const field = (name: keyof Address) => screen.getByLabelText(t(name));
  await screen.findByLabelText(t('receiptName'));
  return { ...network, router, field };
}

/** Fills the form in and pays. */
async function pay(locale: Locale, answer: StubbedAnswer) {
  const dialog = await openCheckout(locale, { 'POST /api/checkout': answer });
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
    ['is refused', 422],
    ['fails', 502],
    ['is too slow', 504],
  ])('says when saving it %s, and goes no further', async (_, status) => {
    const { expectKept } = await pay(locale, failure(status, 'address_failed'));
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
    expect(screen.getByRole('button', { name: PAY[locale] })).toBeEnabled();
  });

  it("shows the server's errors at their fields, and leads to the first", async () => {
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
  it('shows its messages, joined by commas', async () => {
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
    ['the server fails', failure(502, 'transaction_failed')],
    ['the server refuses it without a word', silent(422, 'transaction_rejected')],
    ['it is too slow', failure(504, 'transaction_failed')],
    ['nobody answers', UNREACHED],
    ['the API is away', failure(503, 'unavailable')],
  ])('says so when %s', async (_, answer) => {
    const { expectKept } = await pay(locale, answer);
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
  });
});

describe.each(LOCALES)('spec §8: Cart clear failure (%s)', (locale) => {
  const text = {
    en: 'There was an error processing remove Cart. Please try again.',
    id: 'Keranjang gagal dikosongkan. Silakan coba lagi.',
  };

  it('is said, and the payment goes on', async () => {
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
    ['no text is for', failure(501, 'unsupported')],
    ['is not allowed', failure(403, 'forbidden')],
  ])('is said of what %s', async (_, answer) => {
    const { expectKept } = await pay(locale, answer);
    expect(await screen.findByText(text[locale])).toBeVisible();
    expectKept();
  });

  it('comes with the id by which the log knows it', async () => {
    await pay(locale, { status: 502, body: { status: 'error', code: 'upstream_failed', id: 'f00d-7.cafe' } });
    expect(await screen.findByText('f00d-7.cafe')).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Profile fetch failure (%s)', (locale) => {
  it('is in the console alone, and one can pay all the same', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openCheckout(locale, { 'GET /api/users/profile': failure(502, 'upstream_failed') });
    expect(logged).toHaveBeenCalledWith('profile: upstream_failed', 'words of upstream_failed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('button', { name: PAY[locale] })).toBeEnabled();
  });
});
