import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toWireOrder } from '@/lib/contract/order-names';
import { createOrder } from '@/lib/testing/an-order';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { HeaderAccount } from './header-account';

function openPage(responses: Record<string, StubbedResponse | StubbedResponse[]>, page = {}) {
  const network = stubNetwork({ 'GET /api/texts': EMPTY_TEXTS_RESPONSE, ...responses });
  return { ...network, ...renderPage(<HeaderAccount />, page) };
}

const orderResponse = (status: string) => ({ body: { data: toWireOrder(createOrder({ status })) } });

async function openMenu() {
  const button = await screen.findByRole('button', { name: 'Account' });
  await userEvent.click(button);
  return button;
}

it('links a visitor to the login page, which leads back to this page', async () => {
  openPage({ 'GET /api/session': LOGGED_OUT }, { path: '/men/elite', query: 'size=32' });
  const link = await screen.findByRole('link', { name: 'LOG IN' });
  expect(link).toHaveAttribute('href', '/login?redirect=%2Fmen%2Felite%3Fsize%3D32');
});

it('shows the login link before the session has loaded', () => {
  openPage({ 'GET /api/session': 'never' }, { path: '/men' });
  expect(screen.getByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/login?redirect=%2Fmen');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens a menu that Escape closes, and restores the focus', async () => {
  openPage({ 'GET /api/session': LOGGED_IN });
  const button = await openMenu();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Order Status' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes its menu after a press outside of it', async () => {
  openPage({ 'GET /api/session': LOGGED_IN });
  await openMenu();
  await userEvent.click(document.body);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

it('shows a pending order, with a link to its status page', async () => {
  openPage({ 'GET /api/session': LOGGED_IN, 'GET /api/transactions': orderResponse('pending') });
  await openMenu();
  const link = await screen.findByRole('link', { name: 'Pending order, Rp. 1.698.000' });
  expect(link).toHaveAttribute('href', '/order-status?transaction_id=A1');
});

it.each([['paid'], ['expired']])('does not show an order that is %s', async (status) => {
  const { calls } = openPage({
    'GET /api/session': LOGGED_IN,
    'GET /api/transactions': orderResponse(status),
  });
  await openMenu();
  await waitFor(() => expect(calls()).toContain('GET /api/transactions'));
  expect(screen.queryByRole('link', { name: /Pending order/ })).not.toBeInTheDocument();
});

it("reports a failed logout, although this browser's session has ended", async () => {
  openPage({
    'GET /api/session': [LOGGED_IN, LOGGED_OUT],
    'DELETE /api/users/logout': failureResponse(502, 'upstream_failed'),
  });
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('dialog');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Logout' }));
  const name = 'Error during logout. Please try again.';
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  expect(await screen.findByRole('link', { name: 'LOG IN' })).toBeVisible();
});
