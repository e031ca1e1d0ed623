import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { callApi } from '@/backend/test/call';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { createDevelopmentProvider } from './development-provider';

const { medium } = testItems;
const HELD = { number: '4511 1111 1111 1117', expiry: '12/30', cvv: '123' };
const PAID = { ...HELD, number: '4811 1111 1111 1114' };

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;

openOrderShopBeforeEach(
  (opened) => {
    shop = opened;
  },
  async (base) => {
    const send = async (body: object) => (await shop.notify(body)).status === 200;
    const developmentPayments = await createDevelopmentProvider({ ...base, send });
    return { payments: developmentPayments, developmentPayments };
  },
);
beforeEach(async () => {
  customer = await shop.customer();
  await shop.fill(customer, medium.id);
  order = await shop.order(customer);
  await shop.clear(customer);
});

const does = (what: string, body?: unknown) =>
  callApi(shop.app, 'POST', `/payment/page/${order.token}/${what}`, { body });
const page = async () => (await callApi(shop.app, 'GET', `/payment/page/${order.token}`)).text;
const cancel = () =>
  callApi(shop.app, 'POST', `/api/transactions/${order.id}/cancel`, { token: customer.token });
const status = () => shop.statusOf(order.id);

/** Delivers the shop's pending calls to the provider, and the provider's unsent notifications to the shop. */
async function settle() {
  await runPaymentOutbox(shop.dependencies);
  await shop.dependencies.developmentPayments?.resendUnsent();
}

describe('a bank transfer', () => {
  it('shows an account, waits, and pays when it arrives', async () => {
    expect(await does('transfer')).toMatchObject({
      status: 200,
      json: { data: { outcome: 'pending', result: { payment_type: 'bank_transfer', va_numbers: [{}] } } },
    });
    expect(await shop.read(customer)).toMatchObject({
      status: 'pending',
      transaction_method: 'bank_transfer',
    });
    expect(await page()).toMatch(/<dd><strong>88608\d{10}<\/strong><\/dd>/);

    expect(await does('arrive')).toMatchObject({ json: { data: { outcome: 'paid' } } });
    expect(await status()).toBe('paid');
    expect(await page()).toContain('Payment received.');
  });

  it('leaves the card open, whose payment makes the transfer needless', async () => {
    await does('transfer');
    await does('charge', PAID);
    expect(await status()).toBe('paid');
    expect(await does('arrive')).toMatchObject({ json: { data: { outcome: 'paid' } } });
    expect((await shop.journal(order.id)).filter(({ effect }) => effect === 'applied')).toHaveLength(1);
  });

  it('that arrives after the order was cancelled takes it up again', async () => {
    await does('transfer');
    expect(await cancel()).toMatchObject({ status: 200 });
    await settle();
    expect(await page()).toContain('The transfer arrives all the same');
    expect(await page()).not.toContain('id="card"');
    await does('arrive');
    expect(await status()).toBe('paid');
    expect(await shop.stock(medium.id)).toBe(0);
  });

  it('that arrives when somebody else has the last piece is given back', async () => {
    await does('transfer');
    await cancel();
    await settle();
    const other = await shop.customer();
    await shop.fill(other, medium.id);
    await shop.order(other);
    await does('arrive');
    expect(await status()).toBe('cancelled');
    await settle();
    expect(await status()).toBe('refunded');
    expect(await page()).toContain('This payment can no longer be made.');
  });
});

describe('money that is held back', () => {
  beforeEach(async () => {
    expect(await does('charge', HELD)).toMatchObject({ json: { data: { outcome: 'held' } } });
  });

  it('leaves the order pending and takes no other card', async () => {
    expect(await status()).toBe('pending');
    expect(await page()).toContain('Accept the payment');
    expect(await does('charge', PAID)).toMatchObject({ json: { data: { outcome: 'held' } } });
    expect(await status()).toBe('pending');
  });

  it.each([
    ['accept', 'paid', 0],
    ['deny', 'failed', 1],
  ])('%s makes the order %s', async (decision, ended, stock) => {
    await does('review', { decision });
    expect(await status()).toBe(ended);
    expect(await shop.stock(medium.id)).toBe(stock);
    expect(await page()).not.toContain('method="post"');
  });

  it('is let go when the order is cancelled', async () => {
    expect(await cancel()).toMatchObject({ status: 200 });
    await settle();
    expect(await status()).toBe('cancelled');
    expect(await page()).toContain('This payment can no longer be made.');
    expect(await does('review', { decision: 'accept' })).toMatchObject({ status: 409 });
    expect(await status()).toBe('cancelled');
  });

  it.each([[{}], [{ decision: 'perhaps' }], [null]])('is not decided by %j', async (body) => {
    expect(await does('review', body)).toMatchObject({ status: 422 });
  });
});

describe('a cancelled order', () => {
  it('cannot be paid at the provider any more', async () => {
    await cancel();
    await settle();
    for (const [what, body] of [['charge', PAID], ['transfer']] as const)
      expect(await does(what, body)).toMatchObject({ status: 409 });
    expect(await status()).toBe('cancelled');
  });
});

it('is told of every turn once, though the shop is asked twice', async () => {
  await does('charge', PAID);
  await shop.dependencies.developmentPayments?.resendUnsent();
  await shop.dependencies.developmentPayments?.resendUnsent();
  expect((await shop.journal(order.id)).filter(({ source }) => source === 'notification')).toHaveLength(1);
});

it.each(['transfer', 'arrive', 'review'])('knows no payment of a token nobody gave out: %s', async (what) => {
  const path = `/payment/page/unknown/${what}`;
  expect(await callApi(shop.app, 'POST', path, { body: { decision: 'accept' } })).toMatchObject({
    status: 404,
  });
});
