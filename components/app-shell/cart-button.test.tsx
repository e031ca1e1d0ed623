import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CartButton } from './header-account';

const SHORTS = { id: '1', itemName: 'Uluwatu Elite Pro', quantity: 2, sizeName: '32', price: 1_199_000 };
const BIKINI = { id: '2', itemName: 'Ayu Bikini', quantity: 1, sizeName: 'M', price: 849_000 };
const cart = (...items: (typeof SHORTS)[]) => ({
  body: {
    data: {
      items,
      totalPrice: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      checkoutKey: String(items.length),
    },
  },
});

async function openPanel(responses: Record<string, StubbedResponse | StubbedResponse[]>, name: string) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    ...responses,
  });
  renderPage(<CartButton />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Shopping Cart' });
  return network;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('counts the lines and shows each with its size, from a new request', async () => {
  const { calls } = await openPanel(
    { 'GET /api/cart': [cart(SHORTS), cart(SHORTS, BIKINI)] },
    'Cart, 1 item',
  );
  expect(await screen.findByRole('row', { name: /^Ayu Bikini 1 M 849,000 rupiah/ })).toBeVisible();
  const shorts = screen.getByRole('row', {
    name: /^Uluwatu Elite Pro 1,199,000 rupiah each 2 32 2,398,000 rupiah/,
  });
  expect(shorts).toHaveTextContent('Rp. 2.398.000');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('Rp. 3.247.000');
  expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeInTheDocument();
  expect(calls().filter((call) => call === 'GET /api/cart').length).toBeGreaterThan(1);
});

it('shows an empty cart', async () => {
  await openPanel({ 'GET /api/cart': cart() }, 'Cart, 0 items');
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CHECKOUT' })).not.toBeInTheDocument();
});

const FAVOURITES = {
  body: {
    data: {
      products: [
        { id: 'a', name: 'Ayu Bikini', price: 849_000, href: '/woman/ayu-bikini', section: 'woman' },
      ],
      queries: [],
    },
  },
};

it.each([
  ['an empty response', { 'GET /api/cart': cart() }],
  ['a logout', { 'GET /api/session': LOGGED_OUT }],
])('links to both sections and shows some products (%s)', async (_case, responses) => {
  await openPanel({ ...responses, 'GET /api/search?favourites=1&locale=en': FAVOURITES }, 'Cart, 0 items');
  expect(await screen.findByRole('link', { name: 'SHOP WOMENS' })).toHaveAttribute('href', '/woman');
  expect(screen.getByRole('link', { name: 'SHOP MENS' })).toHaveAttribute('href', '/men');
  expect(await screen.findByRole('link', { name: 'Ayu Bikini' })).toHaveAttribute(
    'href',
    '/woman/ayu-bikini',
  );
});

it('asks a visitor to log in', async () => {
  await openPanel({ 'GET /api/session': LOGGED_OUT }, 'Cart, 0 items');
  expect(await screen.findByText('Please log in to see your shopping cart.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fmen');
});

it('can repeat a failed request, which is logged', async () => {
  const responses = [
    failureResponse(503, 'unavailable'),
    failureResponse(503, 'unavailable'),
    failureResponse(503, 'unavailable'),
  ];
  await openPanel({ 'GET /api/cart': [...responses, cart(BIKINI)] }, 'Cart, 0 items');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded.');
  expect(logged).toHaveBeenCalled();
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(screen.getByRole('row', { name: /Ayu Bikini/ })).toBeVisible();
  });
});

it('removes a line once, announces it, and keeps the focus in the cart', async () => {
  const removal = 'DELETE /api/cart/remove/2';
  const { calls } = await openPanel(
    { 'GET /api/cart': cart(SHORTS, BIKINI), [removal]: cart(SHORTS) },
    'Cart, 2 items',
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove Ayu Bikini, size M' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Ayu Bikini has been removed. Total Rp. 2.398.000.'),
  );
  expect(screen.queryByRole('row', { name: /Ayu Bikini.*each/ })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(calls().filter((call) => call === removal)).toHaveLength(1);
});

it('changes a quantity, but never below one', async () => {
  const more = { ...BIKINI, quantity: 2 };
  const { sent, calls } = await openPanel(
    { 'GET /api/cart': cart(BIKINI), 'PATCH /api/cart/items/2': cart(more) },
    'Cart, 1 item',
  );
  await userEvent.click(screen.getByRole('button', { name: 'One less of Ayu Bikini, size M' }));
  expect(calls()).not.toContain('PATCH /api/cart/items/2');

  await userEvent.click(screen.getByRole('button', { name: 'One more of Ayu Bikini, size M' }));
  expect(await screen.findByText('Ayu Bikini: 2. Total Rp. 1.698.000.')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ quantity: 2 });
});

it('hides the control if the server cannot change quantities', async () => {
  await openPanel(
    { 'GET /api/cart': cart(SHORTS), 'PATCH /api/cart/items/1': failureResponse(501, 'unsupported') },
    'Cart, 1 item',
  );
  await userEvent.click(screen.getByRole('button', { name: /^One more/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^One more/ })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /^Uluwatu Elite Pro 1,199,000 rupiah each 2 32/ })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
