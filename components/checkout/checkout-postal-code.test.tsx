import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAddressDraft } from '@/lib/orders/address-fields';
import { createCartResponse, LOGGED_IN, PROFILE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

beforeEach(forgetAddressDraft);

async function openCheckout(postalCode: string) {
  const address = {
    receiptName: 'Ayu',
    province: 'Bali',
    city: 'Badung',
    address: 'Jl. Pantai 1',
    postalCode,
  };
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/users/address': { body: { data: address } },
    'GET /api/payment': 'never',
    'POST /api/checkout': { body: { data: { id: 'A', snapToken: 's', cartCleared: true } } },
  });
  renderPage(<CheckoutDialog onClose={() => undefined} />);
  const field = await screen.findByLabelText('Postal Code');
  const pay = () => userEvent.click(screen.getByRole('button', { name: /^PAY/ }));
  return { ...network, field, pay };
}

it('questions a postal code of another province once, and again after a change', async () => {
  const { field, pay, calls } = await openCheckout('');
  await userEvent.type(field, '10110');
  await pay();
  const question =
    'Postal codes in Bali begin with 80, 81, or 82. Please check it once more. If it is right, press PAY once more.';
  expect(screen.getByRole('alert')).toHaveTextContent(question);
  await userEvent.click(screen.getByRole('link', { name: 'Change postal code' }));
  expect(field).toHaveFocus();
  await userEvent.type(field, '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pay();
  expect(screen.getByRole('alert')).toHaveTextContent('Postal codes in Indonesia have five digits.');
  expect(calls()).not.toContain('POST /api/checkout');
  await pay();
  await waitFor(() => expect(calls()).toContain('POST /api/checkout'));
});

it('does not question the address of the last order', async () => {
  const { pay, calls } = await openCheckout('10110');
  await pay();
  await waitFor(() => expect(calls()).toContain('POST /api/checkout'));
});
