import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES } from '@/lib/contract/locale';
import { failureResponse, LOGGED_IN, PROFILE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const REMEMBERED = { receiptName: 'A', province: 'Bali', city: 'B', address: 'C', postalCode: '80361' };
const CHECKOUT = 'POST /api/checkout';
const PAY = { en: /^PAY/, id: /^BAYAR/ };

function cart(quantity: number, stock: number) {
  const items = [{ id: 'a', itemName: 'Canggu Tee', sizeName: 'M', quantity, price: 10, stock }];
  return { body: { data: { items, totalPrice: 10 * quantity, checkoutKey: `${quantity}` } } };
}
const EMPTY = { body: { data: { items: [], totalPrice: 0, checkoutKey: 'none' } } };

async function openCheckout(
  carts: StubbedResponse | StubbedResponse[],
  more = {},
  locale: 'en' | 'id' = 'en',
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': carts,
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': { body: { data: REMEMBERED } },
    'GET /api/payment': 'never',
    [CHECKOUT]: { body: { data: { id: 'A', snapToken: 's', cartCleared: true } } },
    ...more,
  });
  renderPage(<CheckoutDialog onClose={() => undefined} />, { locale });
  await screen.findByDisplayValue('80361');
  await screen.findByRole('button', { name: /^(Remove|Hapus) Canggu Tee/ });
  return { ...network, pay: () => userEvent.click(screen.getByRole('button', { name: PAY[locale] })) };
}

it.each([
  ...LOCALES.map((locale) => [locale, 0, { en: 'is sold out.', id: 'sudah habis.' }[locale]] as const),
  ...LOCALES.map((locale) => [locale, 1, { en: 'Only 1 of', id: 'hanya tersisa 1' }[locale]] as const),
])(
  'in %s does not pay for more than the %i that are in stock, and reports it',
  async (locale, stock, words) => {
    const { calls, pay } = await openCheckout(cart(2, stock), {}, locale);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Canggu Tee');
    expect(alert).toHaveTextContent(words);
    const button = screen.getByRole('button', { name: PAY[locale] });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(expect.stringContaining(words));
    await pay();
    expect(calls()).not.toContain(CHECKOUT);
  },
);

it('pays after one press has reduced the quantity to the stock', async () => {
  const { sent, pay } = await openCheckout(cart(2, 1), { 'PATCH /api/cart/items/a': cart(1, 1) });
  await pay();
  const take = screen.getByRole('button', { name: 'Take 1 of Canggu Tee, size M' });
  expect(take).toHaveFocus();
  await userEvent.click(take);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await pay();
  await waitFor(() => expect(sent.at(-1)?.path).not.toBe('/api/cart/items/a'));
  const paid = sent.find(({ path }) => path === '/api/checkout');
  expect(paid?.headers.get('idempotency-key')).toBe('1');
  expect(paid?.body).toMatchObject({ seenTotal: 10 });
});

it('marks the lines in the cart that the server has rejected', async () => {
  const { pay } = await openCheckout([cart(2, 2), cart(2, 0)], {
    [CHECKOUT]: failureResponse(409, 'transaction_rejected'),
  });
  await pay();
  expect(await screen.findByText('words of transaction_rejected')).toBeVisible();
  expect(await screen.findByText('Sold out. Remove it to check out.')).toBeVisible();
});

it('removes the alert about a sold-out line together with the line', async () => {
  const { pay } = await openCheckout([cart(2, 2), cart(2, 0), EMPTY], {
    [CHECKOUT]: failureResponse(409, 'transaction_rejected'),
    'DELETE /api/cart/remove/a': EMPTY,
  });
  await pay();
  expect(await screen.findByText('words of transaction_rejected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Canggu Tee, size M' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('reports that the browser is offline, and pays after it has reconnected', async () => {
  const { sent, pay } = await openCheckout(cart(1, 1), {
    [CHECKOUT]: [
      new TypeError('Failed to fetch'),
      { body: { data: { id: 'A', snapToken: 's', cartCleared: true } } },
    ],
  });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error processing your request.');
  expect(
    screen.getByText('You are offline. Nothing is lost: press PAY again once you are connected.'),
  ).toBeVisible();
  online.mockReturnValue(true);
  await pay();
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/checkout')).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('does not pay while a line is being removed', async () => {
  const { calls } = await openCheckout([cart(1, 1), EMPTY], { 'DELETE /api/cart/remove/a': 'never' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Canggu Tee, size M' }));
  await userEvent.click(screen.getByText('PROCESSING...'));
  expect(calls()).not.toContain(CHECKOUT);
});
