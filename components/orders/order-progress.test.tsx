import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDateTime } from '@/lib/format/dates';
import { createOrder } from '@/lib/testing/an-order';
import { renderPage } from '@/lib/testing/render-page';
import { OrderView } from './order-view';

const PENDING = { status: 'pending', snapToken: 'snap', expiresAt: '2026-11-21T16:30:00.000Z' };
const nothing = () => undefined;

function openOrder(changes: Parameters<typeof createOrder>[0], locale: 'en' | 'id' = 'en') {
  renderPage(
    <OrderView
      order={createOrder(changes)}
      polling={false}
      contact="hello@shop.example"
      onAsk={nothing}
      onPay={nothing}
    />,
    { locale },
  );
}

const ACCOUNT = { bank: 'bca', number: '812785002530231', billerCode: undefined };

it.each([
  ['en', 'Transfer Rp. ', 'Virtual account number', 'BCA'],
  ['id', 'Transfer Rp. ', 'Nomor virtual account', 'BCA'],
] as const)(
  'shows where to transfer the money instead of an empty payment form (%s)',
  async (locale, text, label, bank) => {
    const payment = {
      status: 'pending' as const,
      accounts: [ACCOUNT],
      expiresAt: '2026-11-22T16:30:00.000Z',
    };
    openOrder({ ...PENDING, method: 'bank_transfer', payment }, locale);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(ACCOUNT.number);
    expect(screen.getByText('Bank').nextElementSibling).toHaveTextContent(bank);
    expect(screen.getByText(formatDateTime(payment.expiresAt, locale), { exact: false })).toBeVisible();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).not.toContain('Continue payment');
    expect(buttons).not.toContain('Lanjutkan pembayaran');
    expect(buttons).toContain({ en: 'How to pay', id: 'Cara membayar' }[locale]);
  },
);

it('copies the account number for the transfer', async () => {
  openOrder({ ...PENDING, payment: { status: 'pending', accounts: [ACCOUNT], expiresAt: undefined } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy number' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ACCOUNT.number);
});

it('reports that the bank is checking a card payment, without asking to pay', async () => {
  openOrder({ ...PENDING, payment: { status: 'review', accounts: [], expiresAt: undefined } });
  expect(await screen.findByText('Your bank is checking')).toBeVisible();
  expect(screen.getByText(/You do not have to do anything/)).toBeVisible();
  expect(screen.queryByText(/Please pay before then/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue payment' })).not.toBeInTheDocument();
});

it('can continue a wallet payment, because only the payment form shows its code', async () => {
  openOrder({ ...PENDING, payment: { status: 'pending', accounts: [], expiresAt: undefined } });
  expect(await screen.findByRole('button', { name: 'Continue payment' })).toBeVisible();
});

it('shows the refunded amount below the total', async () => {
  openOrder({ status: 'paid', refunded: 15_000 });
  expect((await screen.findByText('Refunded')).nextElementSibling).toHaveTextContent('Rp. 15.000');
});
