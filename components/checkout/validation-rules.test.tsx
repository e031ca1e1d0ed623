import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { ADDRESS_INPUTS, type AddressField, forgetAddressDraft } from '@/lib/orders/address-fields';
import { createCartResponse, failureResponse, LOGGED_IN, PROFILE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const TYPED = { receiptName: 'Ayu', province: 'Bali', city: 'Badung', address: 'Jl. 1', postalCode: '80361' };
const CHECKOUT = 'POST /api/checkout';

beforeEach(forgetAddressDraft);

/** Fills in all fields except one, and presses PAY. */
async function payWithout(
  left: AddressField | undefined,
  locale: Locale,
  checkout: StubbedResponse,
  typed: Record<AddressField, string> = TYPED,
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': { body: { data: null } },
    [CHECKOUT]: checkout,
  });
  renderPage(<CheckoutDialog onClose={() => undefined} />, { locale });
  const t = translator(locale, 'checkout');
  const field = (name: AddressField) => screen.getByLabelText(t(name));
  await screen.findByLabelText(t('receiptName'));
  for (const { name } of ADDRESS_INPUTS) {
    if (name === left) continue;
    await userEvent.click(field(name));
    await userEvent.paste(typed[name]);
  }
  await userEvent.click(screen.getByRole('button', { name: { en: /^PAY/, id: /^BAYAR/ }[locale] }));
  return { ...network, field };
}

describe.each(LOCALES)('spec §5: Checkout address (%s)', (locale) => {
  const text = { en: 'All forms must be filled in', id: 'Semua kolom wajib diisi' };

  it.each(ADDRESS_INPUTS.map(({ name }) => name))(
    'requires %s, focuses the field and sends nothing',
    async (name) => {
      const { calls, field } = await payWithout(name, locale, failureResponse(500, 'upstream_failed'));
      expect(screen.getByText(text[locale])).toBeVisible();
      expect(field(name)).toBeInvalid();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(calls()).not.toContain(CHECKOUT);

      // A wrong value is no longer missing, so another message applies.
      await userEvent.paste('1');
      expect(screen.queryByText(text[locale])).not.toBeInTheDocument();
      expect(field(name)).toBeValid();
    },
  );

  it('has a separate message for an invalid postal code', async () => {
    const wrong = { ...TYPED, postalCode: '8036' };
    const { field } = await payWithout('city', locale, failureResponse(500, 'upstream_failed'), wrong);
    expect(screen.getByText(text[locale])).toBeVisible();
    await userEvent.type(field('city'), 'Badung');
    await userEvent.click(field('postalCode'));
    expect(screen.queryByText(text[locale])).not.toBeInTheDocument();
    const hint = { en: /Postal codes in Indonesia have five digits/, id: /Kode pos di Indonesia/ };
    expect(field('postalCode')).toHaveAccessibleDescription(hint[locale]);
  });
});

describe.each(LOCALES)('spec §5: Checkout address, no token (%s)', (locale) => {
  const text = {
    en: 'No authentication token found. Please log in.',
    id: 'Token masuk tidak ditemukan. Silakan masuk.',
  };

  it('asks to log in, and keeps the input', async () => {
    const { field } = await payWithout(undefined, locale, failureResponse(401, 'unauthenticated'));
    expect(await screen.findByText(text[locale])).toBeVisible();
    expect(screen.getByRole('link', { name: { en: 'Log in', id: 'Masuk' }[locale] })).toBeVisible();
    expect(field('city')).toHaveValue('Badung');
  });
});

describe.each(LOCALES)('spec §5: No other bounds (%s)', (locale) => {
  it('sends input of any script and length, and leaves validation to the server', async () => {
    const address = `Jl. Ñandú №7 ᬩᬮᬶ 街 ${'x'.repeat(300)}`;
    const odd = { receiptName: 'Ж', province: '?', city: '12', address, postalCode: 'none' };
    const { sent, calls } = await payWithout(undefined, locale, failureResponse(422, 'address_failed'), odd);
    const question = { en: /If it is right, press PAY once more/, id: /tekan BAYAR sekali lagi/ };
    expect(screen.getByRole('alert')).toHaveTextContent(question[locale]);
    expect(calls()).not.toContain(CHECKOUT);
    await userEvent.click(screen.getByRole('button', { name: { en: /^PAY/, id: /^BAYAR/ }[locale] }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/api/checkout', body: odd }));
  });

  it('shows an error of the server until the field is edited, and again after the next rejection', async () => {
    const body = { code: 'address_failed', message: 'x', errors: [{ path: 'city', msg: 'No such city' }] };
    const { field } = await payWithout(undefined, locale, { status: 422, body });
    await waitFor(() => expect(field('city')).toHaveAccessibleDescription('No such city'));
    await userEvent.type(field('city'), '2');
    expect(field('city')).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: { en: /^PAY/, id: /^BAYAR/ }[locale] }));
    await waitFor(() => expect(field('city')).toBeInvalid());
  });
});
