import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { OrderFromUrl } from './polled-order';

const order = (changes = {}) => ({
  body: {
    data: {
      id: 'A1',
      customer_name: 'Ayu Lestari',
      customer_email: 'ayu@example.com',
      status: 'paid',
      total: 1_698_000,
      transaction_method: '',
      createdAt: '2026-11-20T16:30:00.000Z',
      updatedAt: '2026-11-21T01:00:00.000Z',
      transaction_items: [{ id: '1', itemId: 'i-9', itemName: 'Ayu Bikini', price: 849_000, quantity: 2 }],
      ...changes,
    },
  },
});
const pending = (changes = {}) => order({ status: 'pending', ...changes });

function openOrder(
  response: StubbedResponse | StubbedResponse[],
  page: Parameters<typeof renderPage>[1] = {},
) {
  const id = new URLSearchParams(page.query).get('transaction_id');
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/payment': 'never',
    [id ? `GET /api/transactions/${id}` : 'GET /api/transactions']: response,
  });
  return {
    ...network,
    ...renderPage(<OrderFromUrl contact="hello@shop.example" />, { path: '/order-status', ...page }),
  };
}

/** The section with the fields that the specification requires. */
const findDetails = () => screen.findByRole('region', { name: /^(Order details|Rincian pesanan)$/ });
const fact = async (name: string) => within(await findDetails()).getByText(name).nextElementSibling;

it('shows the order of the URL, with times in Bali', async () => {
  openOrder(order(), { query: 'transaction_id=A1' });
  expect(await fact('Order ID')).toHaveTextContent('A1');
  expect(await fact('Customer Name')).toHaveTextContent('Ayu Lestari');
  expect(await fact('Customer Email')).toHaveTextContent('ayu@example.com');
  expect(await fact('Status')).toHaveTextContent('paid');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('Rp. 1.698.000');
  expect(await fact('Payment Status')).toHaveTextContent('Not specified');
  expect(await fact('Created At')).toHaveTextContent('21 Nov 2026, 00:30 WITA');
  expect(await fact('Updated At')).toHaveTextContent('21 Nov 2026, 09:00 WITA');
  expect(screen.getByRole('row', { name: 'i-9 Ayu Bikini 849,000 rupiah 2' })).toBeVisible();
});

it('shows the latest order if the URL names none, and an unknown status as received', async () => {
  openOrder(order({ status: 'SETTLING', transaction_method: 'bank_transfer' }));
  expect(await fact('Status')).toHaveTextContent('SETTLING');
  expect(await fact('Payment Status')).toHaveTextContent('Bank transfer');
});

it('shows an unknown payment method as received', async () => {
  openOrder(order({ transaction_method: 'cowries' }));
  expect(await fact('Payment Status')).toHaveTextContent('cowries');
});

it('is in Indonesian', async () => {
  openOrder(order({ transaction_method: 'credit_card' }), { locale: 'id' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Status pesanan: lunas'));
  expect(await fact('Status Pembayaran')).toHaveTextContent('Kartu');
});

it('can continue the payment of a pending order, and shows that it is polling', async () => {
  openOrder(pending({ snap_token: 'snap' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Order status: pendingOne step leftWaiting/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue payment' }));
  expect(screen.getByText('Loading the payment form...')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Loading the payment form...'));
  expect(document.body).not.toHaveFocus();
});

it('takes the focus when the payment form is closed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openOrder(pending({ snap_token: 'snap' }));
  await user.click(await screen.findByRole('button', { name: 'Continue payment' }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await user.click(screen.getByRole('button', { name: 'See order status' }));
  expect(screen.getByRole('status').parentElement).toHaveFocus();
  jest.useRealTimers();
});

it('explains how to pay if the payment cannot be continued', async () => {
  openOrder(pending());
  expect(await screen.findByText(/This payment was started in another browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue payment' })).not.toBeInTheDocument();
});
