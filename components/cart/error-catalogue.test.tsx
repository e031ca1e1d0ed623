import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartButton } from '@/components/app-shell/header-account';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';

const LINE = { id: '2', itemId: 'i', itemName: 'Ayu Bikini', quantity: 1, sizeName: 'M', price: 849_000 };
const CART = { body: { data: { items: [LINE], totalPrice: 849_000, checkoutKey: 'key' } } };
const EMPTY = { en: 'Cart, 0 items', id: 'Keranjang, 0 barang' };

type Responses = Record<string, StubbedResponse | StubbedResponse[]>;

/** Renders a cart button that has requested the cart. */
async function openPage(locale: Locale, responses: Responses) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    ...responses,
  });
  renderPage(<CartButton />, { locale });
  await waitFor(() => expect(network.calls()).toContain('GET /api/cart'));
  return network;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(LOCALES)('spec §8: Cart removal failure (%s)', (locale) => {
  const name = {
    en: 'Error removing item from cart. Please try again.',
    id: 'Gagal menghapus barang dari keranjang. Silakan coba lagi.',
  };

  it.each([
    ['the server fails', failureResponse(502, 'upstream_failed')],
    ['there is no response', new TypeError('Failed to fetch')],
  ])('reports that %s, and keeps the line', async (_, response) => {
    await openPage(locale, { 'GET /api/cart': CART, 'DELETE /api/cart/remove/2': response });
    const button = await screen.findByRole('button', {
      name: { en: 'Cart, 1 item', id: 'Keranjang, 1 barang' }[locale],
    });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Hapus) Ayu Bikini/ }));
    expect(await screen.findByRole('dialog', { name: name[locale] })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('row', { name: /^Ayu Bikini/ })).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Cart fetch (%s)', (locale) => {
  const badge = () => screen.getByRole('button', { name: EMPTY[locale] });

  it('shows no error and an empty badge after the session has ended', async () => {
    await openPage(locale, {
      'GET /api/session': [LOGGED_IN, LOGGED_OUT],
      'GET /api/cart': failureResponse(401, 'unauthenticated'),
    });
    expect(badge()).toHaveTextContent('');
    expect(logged).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('logs any other error and shows an empty badge', async () => {
    await openPage(locale, { 'GET /api/cart': failureResponse(502, 'upstream_failed') });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('cart: upstream_failed', 'words of upstream_failed'),
    );
    expect(badge()).toHaveTextContent('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('logs a failed request when the panel is opened', async () => {
    await openPage(locale, { 'GET /api/cart': failureResponse(503, 'unavailable') });
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    await userEvent.click(badge());
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    const title = { en: 'Shopping Cart', id: 'Keranjang Belanja' };
    expect(await screen.findByRole('dialog', { name: title[locale] })).toBeVisible();
  });
});

describe.each(LOCALES)('spec §5: Quantity (%s)', (locale) => {
  const less = { en: 'One less of Ayu Bikini, size M', id: 'Kurangi satu Ayu Bikini, ukuran M' };
  const more = { en: 'One more of Ayu Bikini, size M', id: 'Tambah satu Ayu Bikini, ukuran M' };

  it.each([
    ['below one', LINE, less],
    ['above the limit of a line', { ...LINE, quantity: 20, stock: 51 }, more],
  ])('of a line in the cart never goes %s', async (_, line, name) => {
    const cart = { items: [line], totalPrice: 1, checkoutKey: 'key' };
    const { calls } = await openPage(locale, { 'GET /api/cart': { body: { data: cart } } });
    await userEvent.click(await screen.findByRole('button', { name: /^(Cart, 1|Keranjang, 1)/ }));
    const button = await screen.findByRole('button', { name: name[locale] });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(button);
    expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
