import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNextListingState } from '@/components/hooks/navigation';
import { toWireOrder } from '@/lib/contract/order-names';
import { createOrder, createOrderLine } from '@/lib/testing/an-order';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { OrderHistory } from './order-history';

const MAIL = 'hello@shop.example';
const ask = (page: number) => `GET /api/transactions/history?page=${page}&pageSize=10`;
const list = (count: number, total = count) => ({
  body: {
    data: Array.from({ length: count }, (_, index) => toWireOrder(createOrder({ id: `A${index + 1}` }))),
    total,
  },
});

function openOrders(
  calls: Record<string, StubbedResponse | StubbedResponse[]>,
  query = '',
  locale?: 'en' | 'id',
) {
  const network = stubNetwork({ 'GET /api/session': LOGGED_IN, ...calls });
  const page = { path: '/account/orders', query, ...(locale && { locale }) };
  return { ...network, ...renderPage(<OrderHistory contact={MAIL} />, page) };
}

it('shows the date, items and status of each order, with a link to it', async () => {
  const names = ['Ayu Bikini', 'Elite Pro', 'Tee', 'Sandal', 'Cap'];
  const lines = names.map((itemName, index) =>
    createOrderLine({ id: String(index), itemName, image: itemName === 'Tee' ? '/tee.svg' : undefined }),
  );
  const orders = [createOrder({ lines }), createOrder({ id: 'A 2', status: 'expired' })].map(toWireOrder);
  openOrders({ [ask(1)]: { body: { data: orders, total: 2 } } });

  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('The page must show two orders.');
  expect(within(first).getByRole('heading', { name: '21 November 2026' })).toBeVisible();
  expect(within(first).getByText('Order A1')).toBeVisible();
  expect(first).toHaveTextContent('paid');
  expect([...first.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/tee.svg']);
  expect(first).toHaveTextContent('Ayu Bikini, Elite Pro, Tee, and 2 more items');
  expect(first).toHaveTextContent('10 pieces');
  expect(first).toHaveTextContent('Rp. 1.698.000');
  expect(within(first).getByRole('link', { name: 'Receipt of order A1' })).toHaveAttribute(
    'href',
    '/account/receipt?transaction_id=A1',
  );
  expect(within(second).getByRole('link', { name: 'See order A 2' })).toHaveAttribute(
    'href',
    '/order-status?transaction_id=A%202',
  );
  expect(within(second).queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
  expect(screen.getByText('Orders 1 to 2 of 2')).toHaveAttribute('role', 'status');
});

it('focuses the range of orders after a change of page, and only then', async () => {
  setNextListingState({ path: '/account/orders', focus: 'results' });
  const { unmount } = openOrders({ [ask(2)]: list(10, 43) }, 'page=2');
  expect(await screen.findByText('Orders 11 to 20 of 43')).toHaveFocus();
  unmount();
  openOrders({ [ask(2)]: list(10, 43) }, 'page=2');
  expect(await screen.findByText('Orders 11 to 20 of 43')).not.toHaveFocus();
});

it('shows the page of the URL, with links to the other pages', async () => {
  openOrders({ [ask(2)]: list(10, 43) }, 'page=2');
  expect(await screen.findByText('Orders 11 to 20 of 43')).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages of your orders' });
  expect(within(pages).getByText('2')).toHaveAttribute('aria-current', 'page');
  expect(within(pages).getByRole('link', { name: 'Newer orders' })).toHaveAttribute(
    'href',
    '/account/orders',
  );
  expect(within(pages).getByRole('link', { name: 'Older orders' })).toHaveAttribute(
    'href',
    '/account/orders?page=3',
  );
});

it('is in Indonesian, with links to Indonesian pages', async () => {
  openOrders({ [ask(1)]: list(1) }, '', 'id');
  expect(await screen.findByText('Satu pesanan')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('lunas');
  expect(screen.getByRole('link', { name: 'Lihat pesanan A1' })).toHaveAttribute(
    'href',
    '/id/order-status?transaction_id=A1',
  );
});

it('links into the shop if there are no orders', async () => {
  openOrders({ [ask(1)]: list(0) });
  expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop womens' })).toHaveAttribute('href', '/woman');
  expect(screen.getByRole('link', { name: 'Shop mens' })).toHaveAttribute('href', '/men');
});

it('links back from a page after the last one', async () => {
  openOrders({ [ask(9)]: list(0, 3) }, 'page=9');
  expect(await screen.findByText('There are no orders on this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the newest orders' })).toHaveAttribute(
    'href',
    '/account/orders',
  );
});

it('shows the latest order and the contact if the server lacks a history', async () => {
  openOrders({
    [ask(1)]: failureResponse(501, 'unsupported'),
    'GET /api/transactions': { body: { data: toWireOrder(createOrder()) } },
  });
  expect(await screen.findByText(/Only your latest order can be shown here/)).toBeVisible();
  expect((await screen.findByText('Order ID')).nextElementSibling).toHaveTextContent('A1');
  const mails = screen.getAllByRole('link', { name: MAIL }).map((link) => link.getAttribute('href'));
  expect(mails).toEqual([`mailto:${MAIL}`, `mailto:${MAIL}?subject=A1`]);
});

it('reports a failure, and can try again', async () => {
  openOrders({ [ask(1)]: [failureResponse(503, 'unavailable'), list(1)] });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error fetching order status. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Order A1')).toBeVisible();
});

it('asks a visitor to log in, and the login leads back to the page', async () => {
  openOrders({ 'GET /api/session': LOGGED_OUT }, 'page=2');
  expect(await screen.findByText('No authentication token found. Please log in.')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Faccount%2Forders%3Fpage%3D2',
  );
});
