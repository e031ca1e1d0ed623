import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_TEXTS_RESPONSE, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { AddToCartDialog } from './add-to-cart-dialog';

const NAME = 'Uluwatu Elite Pro';
const LINE = { id: 'l1', itemId: 'i32', itemName: NAME, sizeName: '32', quantity: 3, price: 1_000 };
const OTHER = { ...LINE, id: 'l2', itemId: 'i1', itemName: 'Amed Volley', quantity: 1 };

function openDialog(items: ((typeof LINE | Omit<typeof LINE, 'itemId'>) & { image?: string })[]) {
  const cart = { items, totalPrice: 4_000, checkoutKey: 'k' };
  stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': { body: { data: cart } },
  });
  const onSeen = jest.fn();
  const item = { name: NAME, itemId: 'i32', size: '32' };
  renderPage(
    <AddToCartDialog rejection={undefined} error={undefined} added={cart} {...item} onSeen={onSeen} />,
  );
  return { onSeen, dialog: screen.getByRole('dialog', { name: 'Product has been added to the cart' }) };
}

it.each([
  ['by its item', LINE],
  ['by name and size, of a server that names no item', { ...LINE, itemId: undefined }],
])('shows the line as it is in the cart, %s, and the total', async (_, { itemId, ...line }) => {
  const { dialog, onSeen } = openDialog([OTHER, itemId === undefined ? line : { ...line, itemId }]);
  expect(within(dialog).getByText(NAME)).toBeVisible();
  expect(within(dialog).getByText('Size 32 · 3 in the cart')).toBeVisible();
  expect(dialog).toHaveTextContent('Rp. 3.000');
  expect(dialog).toHaveTextContent(/Cart total\s*Rp. 4.000/);
  expect(within(dialog).queryByText('Amed Volley')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(onSeen).toHaveBeenCalledTimes(1);
});

it('shows the picture of the line', () => {
  const { dialog } = openDialog([{ ...LINE, image: '/images/uluwatu.jpg' }]);
  const picture = dialog.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture?.src).toContain('uluwatu.jpg');
});

it('only confirms the addition if the line is not found', () => {
  const { dialog } = openDialog([OTHER]);
  expect(within(dialog).queryByText(/in the cart$/)).not.toBeInTheDocument();
});

it('leads to the checkout', async () => {
  const { dialog } = openDialog([LINE]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'CHECKOUT' }));
  expect(await screen.findByRole('dialog', { name: 'Checkout Payment' })).toBeVisible();
});

it('opens the cart, and is dismissed when that is closed', async () => {
  const { dialog, onSeen } = openDialog([LINE]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'VIEW CART' }));
  const panel = await screen.findByRole('dialog', { name: 'Shopping Cart' });
  expect(await within(panel).findByRole('row', { name: /Uluwatu/ })).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'CLOSE CART' }));
  await waitFor(() => expect(onSeen).toHaveBeenCalledTimes(1));
});
