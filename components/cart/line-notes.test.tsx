import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES } from '@/lib/contract/locale';
import { toWireOrder } from '@/lib/contract/order-names';
import { createOrder } from '@/lib/testing/an-order';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CartContents } from './cart-contents';

type Line = { id: string; quantity: number; price: number; stock?: number; addedPrice?: number };

function cart(...lines: Line[]) {
  const items = lines.map((line) => ({ itemName: `Tee ${line.id}`, sizeName: 'M', ...line }));
  const totalPrice = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { body: { data: { items, totalPrice, checkoutKey: 'k' } } };
}

async function openCart(
  response: StubbedResponse | StubbedResponse[],
  more = {},
  locale: 'en' | 'id' = 'en',
) {
  const network = stubNetwork({ 'GET /api/session': LOGGED_IN, 'GET /api/cart': response, ...more });
  const page = renderPage(<CartContents changeable />, { locale });
  await waitFor(() => expect(network.calls()).toContain('GET /api/cart'));
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  /** The note below a line. */
  const note = async (name: string) => (await row(name)).nextElementSibling;
  return { ...network, ...page, row, note };
}

beforeEach(() => window.localStorage.clear());

describe.each(LOCALES)('in %s', (locale) => {
  const words = {
    en: {
      soldOut: 'Sold out. Remove it to check out.',
      left: 'Only 2 left.',
      price: 'Price changed from Rp. 9.',
      limit: 'Only 1 in stock.',
      most: 'At most 20 of one size.',
    },
    id: {
      soldOut: 'Sudah habis. Hapus dulu untuk melanjutkan.',
      left: 'Tinggal 2.',
      price: 'Harga berubah dari Rp. 9.',
      limit: 'Stoknya hanya 1.',
      most: 'Paling banyak 20 per ukuran.',
    },
  }[locale];

  it('explains sold-out lines, smaller stocks, new prices and limits', async () => {
    const lines = [
      { id: 'a', quantity: 1, price: 10, stock: 0 },
      { id: 'b', quantity: 3, price: 10, stock: 2 },
      { id: 'c', quantity: 1, price: 10, stock: 5, addedPrice: 9 },
      { id: 'd', quantity: 1, price: 10, stock: 1, addedPrice: 10 },
      { id: 'e', quantity: 20, price: 10, stock: 30, addedPrice: 10 },
      { id: 'f', quantity: 1, price: 10, stock: 2, addedPrice: 10 },
    ];
    const { note } = await openCart(cart(...lines), {}, locale);
    expect(await note('Tee a')).toHaveTextContent(words.soldOut);
    expect(await note('Tee b')).toHaveTextContent(words.left);
    expect(await note('Tee c')).toHaveTextContent(words.price);
    expect(await note('Tee d')).toHaveTextContent(words.limit);
    expect(await note('Tee e')).toHaveTextContent(words.most);
    expect(await note('Tee f')).toBeNull();
  });
});

it('reduces the quantity to the stock with one press', async () => {
  const { sent } = await openCart(cart({ id: 'b', quantity: 3, price: 10, stock: 2 }), {
    'PATCH /api/cart/items/b': cart({ id: 'b', quantity: 2, price: 10, stock: 2 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take 2 of Tee b, size M' }));
  expect(sent.at(-1)?.body).toEqual({ quantity: 2 });
  await waitFor(() => expect(screen.queryByText('Only 2 left.')).not.toBeInTheDocument());
});

it('stops at the stock and explains why', async () => {
  const { row, calls } = await openCart(cart({ id: 'a', quantity: 2, price: 10, stock: 2 }));
  const more = within(await row('Tee a')).getByRole('button', { name: 'One more of Tee a, size M' });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription('Only 2 in stock.');
  await userEvent.click(more);
  expect(calls().some((call) => call.startsWith('PATCH'))).toBe(false);
});

it('remembers the price in the browser if the server does not', async () => {
  const { note, unmount } = await openCart(cart({ id: 'a', quantity: 1, price: 10 }));
  expect(await note('Tee a')).toBeNull();
  unmount();
  const later = await openCart(cart({ id: 'a', quantity: 1, price: 12 }));
  expect(await later.note('Tee a')).toHaveTextContent('Price changed from Rp. 10.');
});

it('removes only one line on a double click, although the next line moves up', async () => {
  const two = [
    { id: 'a', quantity: 1, price: 10 },
    { id: 'b', quantity: 1, price: 10 },
  ];
  const { row, calls } = await openCart(cart(...two), {
    'DELETE /api/cart/remove/a': cart({ id: 'b', quantity: 1, price: 10 }),
    'DELETE /api/cart/remove/b': failureResponse(404, 'not_found'),
  });
  const user = userEvent.setup();
  const first = within(await row('Tee a')).getByRole('button', { name: /^Remove/ });
  await user.dblClick(first);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tee a.*each/ })).not.toBeInTheDocument());
  expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/cart/remove/a']);
});

it('links from an empty cart to the order that waits for payment', async () => {
  const order = toWireOrder(createOrder({ id: 'S 1', status: 'pending' }));
  await openCart(cart(), { 'GET /api/transactions': { body: { data: order } } });
  expect(await screen.findByText('Order S 1 is waiting for its payment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See order status' })).toHaveAttribute(
    'href',
    '/order-status?transaction_id=S%201',
  );
});
