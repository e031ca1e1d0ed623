import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { type LateShop, withLateShop } from '@/backend/test/late-shop';
import { paymentsCommand } from './payments';

const { parse, run } = paymentsCommand;

let shop: LateShop;

withLateShop((opened) => {
  shop = opened;
});

/** The command's work with these arguments. */
const payments = (...args: string[]) =>
  run(parse(args), {
    db: shop.db,
    dataDir: '/nowhere',
    siteUrl: 'https://shop.example',
    now: shop.clock.now,
  });

/** Money by bank transfer came too late, the goods are gone, and the provider gives no transfer back. */
async function transferTooLate() {
  shop.provider.refuses = true;
  await shop.expire();
  await shop.setStock(0);
  await shop.pay({ payment_type: 'bank_transfer' });
  await runPaymentOutbox(shop.dependencies);
}

it('says that there is nothing to do', async () => {
  expect(await payments('due')).toEqual({
    exitCode: 0,
    output: 'No money is on its way back.\n',
    errors: '',
  });
});

it('lists money on its way back', async () => {
  await transferTooLate();
  const { output } = await payments('due');
  expect(output).toContain(`${shop.theOrder.id}  Rp. 3.597.000  bank_transfer`);
  expect(output).toContain('tries: 1');
});

it('ends an order whose money was given back by hand, tells its customer, and does so once', async () => {
  await transferTooLate();
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({ exitCode: 0 });
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({ exitCode: 0 });
  expect(await shop.statusAndStock()).toEqual(['refunded', 0]);
  const subject = `Your money for order ${shop.theOrder.id} has been given back`;
  expect((await shop.subjects()).filter((one) => one === subject)).toHaveLength(1);
  expect((await payments('due')).output).toBe('No money is on its way back.\n');
});

it.each([
  ['an order that waits', async () => undefined],
  ['a paid order', async () => void (await shop.pay())],
])('does not touch %s', async (_, happen) => {
  await happen();
  const before = await shop.statusAndStock();
  expect(await payments('refunded', shop.theOrder.id)).toMatchObject({
    exitCode: 1,
    errors: `Order ${shop.theOrder.id} is ${before[0]}: no money of it is on its way back.\n`,
  });
  expect(await shop.statusAndStock()).toEqual(before);
});

it('knows no order of another id', async () => {
  expect(await payments('refunded', 'nobody')).toMatchObject({
    exitCode: 1,
    errors: 'There is no order nobody.\n',
  });
});

it.each([
  [[], { command: 'help' }],
  [['--help'], { command: 'help' }],
  [['due'], { command: 'due' }],
  [['refunded', 'a'], { command: 'refunded', orderId: 'a' }],
])('reads %j', (args, options) => {
  expect(parse(args)).toEqual(options);
});

it.each([[['refunded']], [['refunded', 'a', 'b']], [['due', 'x']], [['pay']]])('refuses %j', (args) => {
  expect(() => parse(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});
