import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toWireOrder } from '@/lib/contract/order-names';
import { createOrder } from '@/lib/testing/an-order';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ReceiptFromUrl } from './receipt-from-url';

const SHOP = {
  name: 'Segara',
  place: 'Nusa Dua, Bali',
  email: 'hello@shop.example',
  logo: { src: '/logo.svg', width: 50, height: 10 },
};
const response = (changes: Parameters<typeof createOrder>[0] = {}) => ({
  body: { data: toWireOrder(createOrder(changes)) },
});

function openReceipt(order: StubbedResponse | StubbedResponse[], locale?: 'en' | 'id') {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/transactions/A1': order,
  });
  const page = { path: '/account/receipt', query: 'transaction_id=A1', ...(locale && { locale }) };
  return { ...network, ...renderPage(<ReceiptFromUrl shop={SHOP} />, page) };
}

const sheet = () => screen.findByRole('article');

it('shows all data of the receipt', async () => {
  const shipping = {
    receiptName: 'ᬳᬬᬸ',
    address: 'Jalan Pantai 58',
    city: 'Badung',
    province: 'Bali',
    postalCode: '80361',
  };
  openReceipt(response({ shipping, method: 'bank_transfer', customerPhone: '+62 812' }));
  const words = (await sheet()).textContent;
  for (const said of [
    'Order IDA1',
    'Ordered21 Nov 2026, 00:30 WITA',
    'Paid21 Nov 2026, 09:00 WITA',
    'Paid byBank transfer',
    'CustomerAyu Lestariayu@example.com+62 812',
    'Delivered toᬳᬬᬸJalan Pantai 58Badung, Bali, 80361',
    'Delivery within Indonesiafree',
    'Segara, Nusa Dua, Bali',
  ]) {
    expect(words).toContain(said);
  }
  expect(screen.getByRole('row', { name: 'Ayu Bikini 849,000 rupiah 2 1,698,000 rupiah' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Total 1,698,000 rupiah' })).toBeVisible();
});

it('says that a refunded order was paid back, also in Indonesian', async () => {
  openReceipt(response({ status: 'refunded' }), 'id');
  expect(await sheet()).toHaveTextContent('Seluruh jumlah ini sudah dikembalikan kepada pelanggan.');
});

it('shows the discount between lines and total', async () => {
  openReceipt(response({ discount: 100_000, total: 1_598_000 }));
  expect(await sheet()).toHaveTextContent('Delivery within Indonesia');
  expect(screen.getByRole('row', { name: 'Discount 100,000 rupiah' })).toBeVisible();
});

it('does not claim free delivery if the total differs', async () => {
  openReceipt(response({ total: 1_700_000 }));
  expect(await sheet()).not.toHaveTextContent('Delivery');
});

it.each([
  ['pending', 'This order has not been paid yet, so there is no receipt for it.'],
  [
    'SETTLING',
    'The status of this order does not tell whether it was paid, so there is no receipt for it here.',
  ],
  ['expired', 'Nothing was paid for this order, so there is no receipt for it.'],
])('shows no receipt for an order that is %s, and links to the order', async (status, text) => {
  openReceipt(response({ status }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/order-status?transaction_id=A1',
  );
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

it('opens the print dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  openReceipt(response());
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('shows the error, and retries', async () => {
  openReceipt([failureResponse(404, 'not_found'), response()]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Orders not found. Please check the endpoint and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await sheet()).toBeVisible();
});

it('asks for an order if the URL names none', async () => {
  stubNetwork({ 'GET /api/session': LOGGED_IN });
  renderPage(<ReceiptFromUrl shop={SHOP} />, { path: '/account/receipt' });
  expect(screen.getByText('This link does not say which order it is for.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All your orders' })).toHaveAttribute('href', '/account/orders');
});

it('asks a visitor to log in, with a link that returns here', async () => {
  stubNetwork({ 'GET /api/session': LOGGED_OUT });
  renderPage(<ReceiptFromUrl shop={SHOP} />, { path: '/account/receipt', query: 'transaction_id=A1' });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Faccount%2Freceipt%3Ftransaction_id%3DA1',
    ),
  );
});
