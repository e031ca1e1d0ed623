import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { type LatePaymentShop, openLatePaymentShopBeforeEach } from '@/backend/test/late-payment-shop';
import { runCommand } from '@/backend/test/run-command';
import { paymentsCommand } from './payments';

const prepare = (args: string[]) => paymentsCommand.prepare(args, '/');

let shop: LatePaymentShop;

openLatePaymentShopBeforeEach((opened) => {
  shop = opened;
});

/** Runs the payments command with these arguments. */
const payments = (...args: string[]) =>
  runCommand(paymentsCommand, args, { db: shop.db, now: shop.clock.now });

/**
 * Pays by bank transfer after the order has expired and its goods are sold. The provider rejects the refund.
 */
async function transferTooLate() {
  shop.provider.rejects = true;
  await shop.expire();
  await shop.setStock(0);
  await shop.pay({ payment_type: 'bank_transfer' });
  await runPaymentOutbox(shop.dependencies);
}

it('reports that no refund is due', async () => {
  expect(await payments('due')).toEqual({
    exitCode: 0,
    output: 'No refund is due.\n',
    errors: '',
  });
});

it('lists refunds that are due', async () => {
  await transferTooLate();
  const { output } = await payments('due');
  expect(output).toContain(`${shop.theOrder.id}  Rp. 3.597.000  bank_transfer`);
  expect(output).toContain('tries: 1');
});

it('ends an order that was refunded by hand and emails its customer, once', async () => {
  await transferTooLate();
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({ exitCode: 0 });
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({ exitCode: 0 });
  expect(await shop.statusAndStock()).toEqual(['refunded', 0]);
  const subject = `Your money for order ${shop.theOrder.id} has been given back`;
  expect((await shop.subjects()).filter((one) => one === subject)).toHaveLength(1);
  expect((await payments('due')).output).toBe('No refund is due.\n');
});

it('rejects a refund of an order without a payment', async () => {
  const before = await shop.statusAndStock();
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({
    exitCode: 1,
    errors: `Order ${shop.theOrder.id} is pending, so there is no payment to refund.\n`,
  });
  expect(await shop.statusAndStock()).toEqual(before);
});

describe('a refund by hand of a paid order', () => {
  const id = () => shop.theOrder.id;
  const order = () => shop.read(shop.customerOfOrder, id());

  beforeEach(async () => {
    await shop.pay({ payment_type: 'bank_transfer' });
  });

  it('is recorded in part, and only once when the command runs again', async () => {
    expect(await payments('refunded', id(), '597000')).toMatchObject({
      exitCode: 0,
      output: `Rp. 597.000 of order ${id()} are refunded, Rp. 3.000.000 are left. Its customer gets an email.\n`,
    });
    const mails = await shop.subjects();
    expect(mails.at(-1)).toBe(`Part of your money for order ${id()} has been given back`);
    expect(await payments('refunded', id(), '597000')).toMatchObject({ exitCode: 0 });
    expect(await shop.subjects()).toEqual(mails);
    expect(await order()).toMatchObject({ status: 'paid', refunded: 597_000 });
  });

  it('ends the order when the rest is recorded too', async () => {
    await payments('refunded', id(), '597000');
    expect(await payments('refunded', id())).toMatchObject({
      output: `Order ${id()} is refunded now. Its customer gets an email.\n`,
    });
    expect(await order()).toMatchObject({ status: 'refunded', refunded: 3_597_000 });
  });

  it('adds to what the provider has refunded', async () => {
    await shop.pay({ transaction_status: 'partial_refund', refund_amount: '1000000.00' });
    expect(await payments('refunded', id(), '2600000')).toMatchObject({
      exitCode: 1,
      errors: `Order ${id()} has only Rp. 2.597.000 left to refund by hand.\n`,
    });
    expect(await payments('refunded', id(), '2597000')).toMatchObject({ exitCode: 0 });
    expect(await order()).toMatchObject({ status: 'refunded', refunded: 3_597_000 });
  });

  it('cannot become less', async () => {
    await payments('refunded', id(), '597000');
    expect(await payments('refunded', id(), '500000')).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('RUPIAH is the sum of all refunds by hand'),
    });
    expect(await order()).toMatchObject({ refunded: 597_000 });
  });
});

it('finds no order with an unknown id', async () => {
  expect(await payments('refunded', 'nobody')).toMatchObject({
    exitCode: 1,
    errors: 'There is no order nobody.\n',
  });
});

it.each([[[]], [['--help']], [['refunded', '--help']]])('shows the help for %j', (args) => {
  expect(prepare(args)).toBeUndefined();
});

it.each([
  [['refunded']],
  [['refunded', 'a', 'b']],
  [['refunded', 'a', '0']],
  [['refunded', 'a', '1', '2']],
  [['due', 'x']],
  [['pay']],
])('rejects %j', (args) => {
  expect(() => prepare(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});
