import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toWireOrder } from '@/lib/contract/order-names';
import { formatDateTime } from '@/lib/format/dates';
import { createOrder, createOrderLine, SHIPPING_ADDRESS } from '@/lib/testing/an-order';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { PolledOrder } from './polled-order';

const MAIL = 'hello@shop.example';
const PENDING = { status: 'pending', snapToken: 'snap', expiresAt: '2026-11-21T16:30:00.000Z' };
const DEADLINE = formatDateTime(PENDING.expiresAt, 'en');
const response = (changes: Parameters<typeof createOrder>[0]) => ({
  body: { data: toWireOrder(createOrder(changes)) },
});

function openOrder(
  order: StubbedResponse | StubbedResponse[],
  cancel?: StubbedResponse,
  locale?: 'en' | 'id',
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/payment': 'never',
    'GET /api/transactions/A1': order,
    ...(cancel && { 'POST /api/transactions/A1/cancel': cancel }),
  });
  return { ...network, ...renderPage(<PolledOrder id="A1" contact={MAIL} />, locale ? { locale } : {}) };
}

async function cancelOrder() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  expect(dialog).toHaveTextContent('Nothing has been charged.');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the order/ }));
}

it.each([
  ['pending', 'Your pieces are set aside', 'Cancel this order|All your orders'],
  ['paid', 'Your payment has arrived', 'Receipt|All your orders'],
  ['failed', 'did not go through', 'Back to the shop|All your orders'],
  ['expired', 'has expired', 'Back to the shop|All your orders'],
  ['cancelled', 'was cancelled', 'Back to the shop|All your orders'],
  ['refunded', 'Your refund is on its way', 'Receipt|All your orders'],
  ['AUTHORIZE', '', 'All your orders'],
])('explains %s and offers the matching actions', async (status, meaning, ways) => {
  openOrder(response({ status }));
  const said = await screen.findByText(`Order status: ${status}`);
  expect(said.parentElement?.textContent).toContain(meaning);
  const offered = [...screen.queryAllByRole('button'), ...screen.getAllByRole('link')]
    .map((way) => way.textContent)
    .filter((words) => words !== MAIL);
  expect(offered).toEqual(ways.split('|'));
});

it('shows the payment deadline and the timeline', async () => {
  openOrder(response({ ...PENDING, events: [{ status: 'pending', at: '2026-11-20T16:30:00.000Z' }] }));
  expect(
    await screen.findByText(`We hold your pieces for you until ${DEADLINE}`, { exact: false }),
  ).toBeVisible();
  const timeline = screen.getByRole('region', { name: 'Progress' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    `Order received${formatDateTime('2026-11-20T16:30:00.000Z', 'en')}`,
    `Expires if unpaid${DEADLINE}`,
  ]);
});

it('shows the timeline in Indonesian', async () => {
  const events = [
    { status: 'expired', at: '2026-11-20T16:30:00.000Z' },
    { status: 'refunding', at: '2026-11-20T17:30:00.000Z' },
  ];
  openOrder(response({ status: 'expired', events }), undefined, 'id');
  const timeline = await screen.findByRole('region', { name: 'Perkembangan pesanan' });
  expect(screen.getByText(/Dana Anda sedang kami kembalikan seluruhnya/)).toBeVisible();
  expect(timeline).toHaveTextContent(
    `Kedaluwarsa karena belum dibayar${formatDateTime(events[0]?.at ?? '', 'id')}`,
  );
  expect(timeline).toHaveTextContent(
    `Pembayaran datang terlambat, sedang dikembalikan${formatDateTime(events[1]?.at ?? '', 'id')}`,
  );
});

it('cancels a pending order after confirmation, and focuses the new status', async () => {
  const { calls } = openOrder([response(PENDING), response({ status: 'cancelled' })], response({}));
  await cancelOrder();
  expect(await screen.findByText('Order status: cancelled')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Order status: cancelled/));
  expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it('does not cancel without confirmation', async () => {
  const { calls } = openOrder(response(PENDING));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the order' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('reports that the cancellation was too late, and shows the current status', async () => {
  openOrder([response(PENDING), response({ status: 'paid' })], failureResponse(409, 'conflict'));
  await cancelOrder();
  expect(await screen.findByRole('alert')).toHaveTextContent('It was too late to cancel');
  expect(await screen.findByText('Order status: paid')).toBeVisible();
});

it('keeps the order if the cancellation fails, and can try again', async () => {
  openOrder(response(PENDING), failureResponse(502, 'upstream_failed'));
  await cancelOrder();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The order could not be cancelled. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
});

it('reports a cancelled order even if only the response was lost', async () => {
  openOrder([response(PENDING), response({ status: 'cancelled' })], failureResponse(504, 'timeout'));
  await cancelOrder();
  expect(await screen.findByText('Order status: cancelled')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Order status: cancelled/));
});

it('shows the contact if the server cannot cancel', async () => {
  openOrder(response(PENDING), failureResponse(501, 'unsupported'));
  await cancelOrder();
  expect(await screen.findByText(/This order can only be cancelled by email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: MAIL })).toHaveAttribute('href', `mailto:${MAIL}?subject=A1`);
});

const part = (name: string) => screen.findByRole('region', { name });

it('thanks the shopper, shows items and delivery, and shows ids and field names', async () => {
  openOrder(
    response({ shipping: SHIPPING_ADDRESS, lines: [createOrderLine({ sizeName: 'M', image: '/ayu.svg' })] }),
  );
  expect(await screen.findByText('Thank you, Ayu!')).toBeVisible();
  const items = await part('Transaction Items');
  expect(within(items).getByRole('row', { name: 'i-9 Ayu Bikini Size M 849,000 rupiah 2' })).toBeVisible();
  expect(items).toHaveTextContent(/DeliveryfreeTotal/);
  expect(items.querySelector('img')).toHaveAttribute('src', '/ayu.svg');
  expect(await part('Delivering to')).toHaveTextContent('MadeJalan Pantai 58Badung, Bali, 80361');
  expect(await part('Arriving')).toHaveTextContent('Tue 24 November – Tue 1 December');
  expect(await part('What happens next')).toHaveTextContent('We pack your pieces');
  expect(await part('Order details')).toHaveTextContent(/^Order detailsOrder ID/);
});

it('shows the usual number of days if the time of the payment is not a date', async () => {
  openOrder(response({ status: 'paid', updatedAt: 'just now', events: undefined }));
  expect(await part('Arriving')).toHaveTextContent('working days');
});

it.each([
  [{ status: 'packed' }, 'Tue 24 November – Tue 1 December', 'Your parcel waits for the courier.'],
  [
    { status: 'shipped', carrier: 'Kilat', trackingNumber: 'K 1', expectedAt: '2026-11-24T01:00:00.000Z' },
    'Expected on 24 November 2026.Kilat, K 1',
    'The courier brings it to your door',
  ],
  [
    { status: 'delivered', deliveredAt: '2026-11-24T01:00:00.000Z' },
    'Delivered on 24 November 2026.',
    'you have 14 days to send it back',
  ],
])('shows arrival and tracking of a parcel that is %j', async (fulfilment, comes, next) => {
  openOrder({ body: { data: { ...toWireOrder(createOrder()), fulfilment } } });
  expect(await part('Arriving')).toHaveTextContent(comes);
  expect(await part('What happens next')).toHaveTextContent(next);
});

it('links to the tracking of a parcel', async () => {
  const fulfilment = { status: 'shipped', trackingUrl: 'https://kilat.example/K1' };
  openOrder({ body: { data: { ...toWireOrder(createOrder()), fulfilment } } }, undefined, 'id');
  expect(await screen.findByRole('link', { name: 'Lacak paketnya (dibuka di tab baru)' })).toHaveAttribute(
    'href',
    'https://kilat.example/K1',
  );
  expect(screen.getByText('Sedang dalam perjalanan ke Anda')).toBeVisible();
});

it.each(['expired', 'AUTHORIZE'])('promises no delivery of an order that is %s', async (status) => {
  openOrder(response({ status }));
  await part('Transaction Items');
  expect(screen.queryByRole('region', { name: 'Arriving' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Delivering to' })).not.toBeInTheDocument();
});
