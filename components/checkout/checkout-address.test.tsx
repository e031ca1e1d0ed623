import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { forgetAddressDraft } from '@/lib/orders/address-fields';
import { createCartResponse, failureResponse, LOGGED_IN, PROFILE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const REMEMBERED = {
  receiptName: 'ᬦᬶ ᬮᬸᬄ 🌊',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. Pantai  1 / “A”',
  postalCode: '80361',
};
const BOUGHT = { body: { data: { id: 'A', snapToken: 's', cartCleared: true } } };

beforeEach(forgetAddressDraft);

async function openCheckout(
  address: StubbedResponse,
  locale: Locale = 'en',
  folded = false,
  checkout: StubbedResponse = BOUGHT,
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': address,
    'GET /api/payment': 'never',
    'POST /api/checkout': checkout,
  });
  const t = translator(locale, 'checkout');
  const page = renderPage(<CheckoutDialog onClose={() => undefined} />, { locale });
  const field = (name: keyof typeof REMEMBERED) => screen.getByLabelText(t(name));
  await screen.findByLabelText(t('receiptName'));
  const change = screen.queryByRole('button', { name: t('changeAddress') });
  if (change && !folded) await userEvent.click(change);
  return { ...network, ...page, field };
}
const leave = () => userEvent.tab();

it('offers the last address for editing, and sends it unchanged', async () => {
  const { field, sent } = await openCheckout({ body: { data: REMEMBERED } });
  expect(screen.getByText('This is where your last order went. Change whatever is different.')).toBeVisible();
  await userEvent.clear(field('city'));
  await userEvent.type(field('city'), 'Kuta');
  await userEvent.click(screen.getByRole('button', { name: /^PAY/ }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/checkout')?.body).toEqual({
      ...REMEMBERED,
      city: 'Kuta',
      seenTotal: 5,
    }),
  );
});

it('shows the last address in short, and pays with it', async () => {
  const { field, sent } = await openCheckout({ body: { data: REMEMBERED } }, 'en', true);
  expect(field('address')).not.toBeVisible();
  expect(screen.getByText('Badung, Bali, 80361')).toBeVisible();
  expect(screen.queryByText('Still missing:')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^PAY/ }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/checkout')?.body).toEqual({ ...REMEMBERED, seenTotal: 5 }),
  );
});

it('opens the fields from the short address', async () => {
  const { field } = await openCheckout({ body: { data: REMEMBERED } }, 'en', true);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(field('receiptName')).toHaveFocus();
  expect(field('receiptName')).toHaveValue(REMEMBERED.receiptName);
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

it.each([
  ['is incomplete', { ...REMEMBERED, city: '' }, {}],
  [
    'the server rejects',
    REMEMBERED,
    {
      status: 422,
      body: { code: 'address_failed', message: 'x', errors: [{ path: 'city', msg: 'No such city' }] },
    },
  ],
])('shows the fields of an address that %s', async (_, address, response) => {
  const { field } = await openCheckout({ body: { data: address } }, 'en', true, response);
  await userEvent.click(screen.getByRole('button', { name: /^PAY/ }));
  await waitFor(() => expect(field('city')).toHaveFocus());
  expect(field('city')).toBeInvalid();
});

it('lists the missing fields before PAY is pressed, with links to them', async () => {
  const { field } = await openCheckout({ body: { data: null } });
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual(['Receipt Name', 'Address', 'City', 'Province', 'Postal Code']);
  await userEvent.type(field('receiptName'), 'Ayu');
  expect(links()).toHaveLength(4);
  const pay = screen.getByRole('button', { name: /^PAY/ });
  expect(pay).toHaveAccessibleDescription('Still missing: Address City Province Postal Code');
  await userEvent.click(screen.getByRole('link', { name: 'City' }));
  expect(field('city')).toHaveFocus();
});

it.each([
  ['there is no address', { body: { data: null } }],
  ['the server lacks the endpoint', failureResponse(501, 'unsupported')],
  ['the request fails', failureResponse(502, 'upstream_failed')],
])('starts with empty fields if %s', async (_, response) => {
  const { field } = await openCheckout(response);
  expect(field('address')).toHaveValue('');
  expect(screen.queryByText(/your last order/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('prefers recent input, even after a reload', async () => {
  const first = await openCheckout({ body: { data: null } });
  await userEvent.type(first.field('city'), 'Ubud');
  first.unmount();
  const { field } = await openCheckout({ body: { data: REMEMBERED } });
  expect(field('city')).toHaveValue('Ubud');
  expect(field('address')).toHaveValue('');
});

describe.each(LOCALES)('in %s', (locale) => {
  const hints = {
    en: {
      province: 'We know no province of this name in Indonesia. Please check it once more.',
      prefix: 'Postal codes in Bali begin with 80, 81, or 82. Please check it once more.',
      digits: 'Postal codes in Indonesia have five digits. Please check it once more.',
    },
    id: {
      province: 'Kami tidak menemukan provinsi dengan nama ini di Indonesia. Coba periksa sekali lagi.',
      prefix: 'Kode pos di Bali diawali 80, 81, atau 82. Coba periksa sekali lagi.',
      digits: 'Kode pos di Indonesia terdiri dari lima angka. Coba periksa sekali lagi.',
    },
  }[locale];

  it.each([
    ['Atlantis', '80361', 'province', hints.province],
    ['Bali', '10110', 'postalCode', hints.prefix],
    ['Bali', '8036', 'postalCode', hints.digits],
  ] as const)('warns about %s %s without blocking the payment', async (province, postalCode, at, hint) => {
    const { field, calls } = await openCheckout(
      { body: { data: { ...REMEMBERED, province, postalCode } } },
      locale,
    );
    await userEvent.click(field('postalCode'));
    await leave();
    expect(field(at)).toHaveAccessibleDescription(hint);
    expect(field(at)).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: { en: /^PAY/, id: /^BAYAR/ }[locale] }));
    await waitFor(() => expect(calls()).toContain('POST /api/checkout'));
  });
});

it('shows no warning while a button is pressed, because the button would move', async () => {
  const { field } = await openCheckout({ body: { data: { ...REMEMBERED, city: '', postalCode: '1' } } });
  const user = userEvent.setup();
  await user.click(field('postalCode'));
  const press = screen.getByRole('heading', { level: 2 });
  await user.pointer({ keys: '[MouseLeft>]', target: press });
  expect(field('postalCode')).not.toHaveFocus();
  expect(field('postalCode')).not.toHaveAccessibleDescription();
  await user.pointer({ keys: '[/MouseLeft]', target: press });
  await waitFor(() => expect(field('postalCode')).toHaveAccessibleDescription());
});

it('shows no warning for a matching address, or before a field is left', async () => {
  const { field } = await openCheckout({ body: { data: null } });
  await userEvent.type(field('postalCode'), '1');
  expect(field('postalCode')).not.toHaveAccessibleDescription();
  await userEvent.type(field('province'), 'prov. bali');
  await userEvent.clear(field('postalCode'));
  await userEvent.type(field('postalCode'), '80361');
  await leave();
  expect(field('postalCode')).not.toHaveAccessibleDescription();
  expect(field('province')).not.toHaveAccessibleDescription();
});

describe('a customer without a phone number', () => {
  const NO_PHONE = { firstName: '', lastName: '', email: 'ayu@example.com', phone: '' };

  async function savePhone(response: StubbedResponse) {
    const network = stubNetwork({
      'GET /api/session': LOGGED_IN,
      'GET /api/cart': createCartResponse('key', 'line'),
      'GET /api/users/profile': { body: { data: NO_PHONE } },
      'GET /api/users/address': { body: { data: null } },
      'PATCH /api/users/profile': response,
    });
    renderPage(<CheckoutDialog onClose={() => undefined} />);
    await userEvent.type(await screen.findByLabelText('Phone'), '0812 3456 7890');
    await userEvent.click(screen.getByRole('button', { name: 'Save number' }));
    return network;
  }

  it('saves one in the checkout', async () => {
    const { sent } = await savePhone({ body: { data: { ...NO_PHONE, phone: '+6281234567890' } } });
    const saved = await screen.findByText('+6281234567890');
    expect(saved.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ phone: '0812 3456 7890' });
  });

  it('shows a validation error at its field', async () => {
    const errors = [{ msg: 'Enter a valid phone number', path: 'phone' }];
    await savePhone({ status: 422, body: { code: 'rejected', message: 'x', errors } });
    const phone = screen.getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Enter a valid phone number/));
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('0812 3456 7890');
  });
});
