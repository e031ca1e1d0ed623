import { act, fireEvent, screen } from '@testing-library/react';
import { SNAP_SCRIPT_TIMEOUT_MS } from '@/lib/orders/load-snap';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { PaymentWidget } from './payment-widget';

const SETTINGS = { body: { data: { scriptUrl: 'https://snap.example/snap.js', clientKey: null } } };
const embed = jest.fn();
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const scripts = () => [...document.querySelectorAll('script[src="https://snap.example/snap.js"]')];
const comes = () =>
  act(async () => {
    window.snap = { embed };
    scripts().at(-1)?.dispatchEvent(new Event('load'));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openWidget(settings: StubbedResponse) {
  const onLeave = jest.fn();
  stubNetwork({ 'GET /api/payment': settings });
  renderPage(<PaymentWidget orderId="A 1" snapToken="token" onLeave={onLeave} />);
  await wait(0);
  return onLeave;
}

it.each([
  ['the script', SETTINGS],
  ['the response of the shop', 'never' as const],
])('explains a long wait for %s, and then offers two alternatives', async (_, settings) => {
  const onLeave = await openWidget(settings);
  expect(screen.queryByText(/kept either way/)).not.toBeInTheDocument();
  await wait(5_000);
  expect(screen.getByRole('status')).toHaveTextContent('Your order A 1 is kept either way.');
  fireEvent.click(screen.getByRole('button', { name: 'See order status' }));
  expect(onLeave).toHaveBeenCalledTimes(1);

  await wait(SNAP_SCRIPT_TIMEOUT_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
  expect(screen.getByText(/Order A 1 is kept and can still be paid/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'See order status' }));
  expect(onLeave).toHaveBeenCalledTimes(2);
});

it('opens when a retry has loaded the script', async () => {
  await openWidget(SETTINGS);
  await wait(SNAP_SCRIPT_TIMEOUT_MS);
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await wait(0);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the payment form...');
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  expect(document.body).not.toHaveFocus();
  await comes();
  expect(embed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
