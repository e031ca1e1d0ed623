import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES } from '@/lib/contract/locale';
import { createCartLine } from '@/lib/testing/a-cart-line';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CartContents } from './cart-contents';
import { CartSummary } from './cart-summary';

const cart = (...items: ReturnType<typeof createCartLine>[]) => {
  const totalPrice = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { body: { data: { items, totalPrice, checkoutKey: 'k' } } };
};
const item = (id: string, value: string, stock?: number) => ({
  id,
  name: 'Tee',
  price: 10,
  size: { value },
  stock,
});
const M = createCartLine('1', 'm', 'M');
const S = createCartLine('2', 's', 'S', 1);
const SIZES = [item('s', 'S', 4), item('m', 'M', 4), item('l', 'L', 4), item('xl', 'XL', 0)];
const ADD = 'POST /api/cart/add';
const REMOVE = 'DELETE /api/cart/remove/1';
const SIZE = 'PATCH /api/cart/items/1';

async function openCart(
  held: StubbedResponse | StubbedResponse[],
  more: Record<string, StubbedResponse | StubbedResponse[]> = {},
  items = SIZES,
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': held,
    'GET /api/items?name=Tee': { body: { data: items } },
    'GET /api/transactions': { body: { data: null } },
    ...more,
  });
  renderPage(<CartContents changeable />);
  await screen.findByRole('button', { name: 'Remove Tee, size M' });
  return network;
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const undo = () => screen.findByRole('button', { name: 'Undo: put Tee, size M, back' });
const removeM = () => userEvent.click(screen.getByRole('button', { name: 'Remove Tee, size M' }));
const sizesOfM = () => screen.findAllByRole('combobox', { name: /^Size of Tee, now / });

beforeEach(() => window.localStorage.clear());

it('keeps the place of a removed line, and restores the line there', async () => {
  const { sent } = await openCart(cart(M, S), {
    [REMOVE]: cart(S),
    [ADD]: cart(S, createCartLine('3', 'm', 'M')),
  });
  await removeM();
  expect(screen.getByText('Tee, size M, has been removed.')).toHaveFocus();
  expect(rows()[0]).toContain('Undo');
  await userEvent.click(await undo());
  const back = await screen.findByRole('button', { name: 'Remove Tee, size M' });
  expect(back).toHaveFocus();
  expect(rows()[0]).toContain('2');
  expect(screen.getByText('Tee is back in your cart. Total Rp. 30.')).toBeInTheDocument();
  const added = sent.find(({ method }) => method === 'POST');
  expect(added?.body).toEqual({ itemId: 'm', quantity: 2 });
  expect(added?.headers.get('idempotency-key')).toBeTruthy();
});

it('offers to restore the only line in an empty cart, and reports why it cannot be restored', async () => {
  await openCart([cart(M), cart()], {
    [REMOVE]: cart(),
    [ADD]: { status: 409, body: { code: 'conflict', message: 'Only 1 left', errors: [] } },
  });
  await removeM();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  await userEvent.click(await undo());
  expect(await screen.findByRole('dialog', { name: 'Only 1 left' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await undo()).toBeVisible();
});

it('offers no restore after a failed removal or after another edit', async () => {
  await openCart(cart(M, S), {
    [REMOVE]: [failureResponse(502, 'upstream_failed'), cart(S)],
    'PATCH /api/cart/items/2': cart({ ...S, quantity: 2 }),
  });
  await removeM();
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/has been removed/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Tee, size M' })).toHaveFocus();
  await removeM();
  await undo();
  await userEvent.click(screen.getByRole('button', { name: 'One more of Tee, size S' }));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('changes a size in place, at once, and keeps the focus', async () => {
  const { sent } = await openCart(cart(M, S), { [SIZE]: cart(S, createCartLine('3', 'l', 'L')) });
  const [size] = await sizesOfM();
  if (!size) throw new Error('The select of sizes is missing.');
  expect(screen.getAllByRole('option', { name: 'XL (sold out)' })[0]).toBeDisabled();
  await userEvent.selectOptions(size, 'L');
  expect(size).toHaveValue('l');
  expect(await screen.findByText('Tee: size L. Total Rp. 30.')).toBeInTheDocument();
  expect(size).toBeInTheDocument();
  expect(rows()[0]).toContain('2');
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ itemId: 'l', quantity: 2 });
});

it('adds the pieces to the line that already has the chosen size', async () => {
  const { sent } = await openCart(cart(M, S), { [SIZE]: cart(createCartLine('2', 's', 'S', 3)) });
  await userEvent.selectOptions((await sizesOfM())[0] ?? document.body, 'S');
  expect(await screen.findByText('Tee: size S. Total Rp. 30.')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ itemId: 's', quantity: 3 });
});

it('shows the former size again when the chosen one is sold out, and reports it', async () => {
  await openCart(cart(M), {
    [SIZE]: { status: 409, body: { code: 'conflict', message: 'L is sold out', errors: [] } },
  });
  const [size] = await sizesOfM();
  await userEvent.selectOptions(size ?? document.body, 'L');
  expect(await screen.findByRole('dialog', { name: 'L is sold out' })).toBeVisible();
  expect(size).toHaveValue('m');
});

it('repeats an interrupted change of size with the original number of pieces', async () => {
  const halfway = cart(M, createCartLine('3', 'l', 'L'));
  const { sent } = await openCart(cart(M), {
    'GET /api/cart': [cart(M), cart(M), halfway],
    [SIZE]: [failureResponse(502, 'upstream_failed'), cart(createCartLine('3', 'l', 'L'))],
  });
  const chooseL = async () =>
    userEvent.selectOptions(
      (await sizesOfM()).find((size) => size.matches(':has([value="m"]:checked)')) ?? document.body,
      'L',
    );
  await chooseL();
  await screen.findByRole('dialog', { name: 'Error changing the size. Please try again.' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await chooseL();
  await waitFor(() => expect(rows()).toHaveLength(1));
  const tries = sent.filter(({ method }) => method === 'PATCH');
  expect(tries.map(({ body }) => body)).toEqual([
    { itemId: 'l', quantity: 2 },
    { itemId: 'l', quantity: 2 },
  ]);
  expect(tries[1]?.headers.get('idempotency-key')).toBe(tries[0]?.headers.get('idempotency-key'));
});

it.each([
  ['has no items', []],
  ['lists one size', [item('m', 'M')]],
  ['uses other ids', [item('7', 'S'), item('8', 'M')]],
])('shows only the size of the line if the product API %s', async (_, items) => {
  const { calls } = await openCart(cart(M), {}, items);
  await waitFor(() => expect(calls()).toContain('GET /api/items?name=Tee'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(rows()[0]).toContain('M');
});

describe.each(LOCALES)('totals (%s)', (locale) => {
  const words = {
    en: ['Subtotal', 'Discount (SURF)', 'Delivery', 'free', 'Total'],
    id: ['Subtotal', 'Potongan (SURF)', 'Ongkos kirim', 'gratis', 'Total'],
  }[locale];
  const show = (changes = {}) => {
    const { data } = cart(M).body;
    renderPage(<CartSummary cart={{ ...data, ...changes }} />, { locale });
  };

  it('shows subtotal, discount and total', () => {
    show({ discount: 5, discountCode: 'SURF', totalPrice: 15 });
    for (const word of words) expect(screen.getByText(word)).toBeVisible();
  });

  it('does not claim free delivery if the total differs from the sum of the lines', () => {
    show({ totalPrice: 25 });
    expect(screen.queryByText(words[3] ?? '')).not.toBeInTheDocument();
  });
});

it('explains that a change failed because the browser is offline', async () => {
  await openCart(cart(M), { [REMOVE]: new TypeError('Failed to fetch') });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await removeM();
  const title = 'Error removing item from cart. Please try again.';
  expect(await screen.findByRole('dialog', { name: title })).toHaveAccessibleDescription(
    'You are offline. Please try again once you are connected.',
  );
  online.mockRestore();
});
