import { outgoingMails } from '@/backend/db/schema/mails';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

type Part = Record<string, unknown>;

const SETTLED: Part = {};
const CHALLENGED: Part = { transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' };
const DENIED: Part = { transaction_status: 'deny', status_code: '202', fraud_status: 'deny' };
const EXPIRED: Part = { transaction_status: 'expire', status_code: '407' };
const TRANSFER: Part = {
  transaction_status: 'pending',
  status_code: '201',
  fraud_status: undefined,
  payment_type: 'bank_transfer',
  va_numbers: [{ bank: 'bca', va_number: '812785002530231' }],
  expiry_time: '2026-03-02 15:00:00',
};

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.customer();
  await shop.fill(customer, testItems.small.id, 2);
  order = await shop.order(customer);
});

/** Sets the provider's status report of the order and sends its notification. Returns the HTTP status. */
async function happen(part: Part) {
  shop.provider.says(order, part);
  return (await shop.notify(createNotification(order, part))).status;
}

describe('a payment under way', () => {
  const payment = async () => (await shop.read(customer, order.id))?.payment;

  it('shows the virtual account and its deadline to the customer', async () => {
    await happen(TRANSFER);
    expect(await payment()).toEqual({
      status: 'pending',
      accounts: [{ bank: 'bca', number: '812785002530231' }],
      expiresAt: '2026-03-02T08:00:00.000Z',
    });
  });

  it('is mailed to the customer once', async () => {
    const mails = async () => {
      const sent = await shop.db.select().from(outgoingMails).orderBy(outgoingMails.id);
      return sent.map(({ subject }) => subject).slice(1);
    };
    for (const part of [TRANSFER, TRANSFER]) await happen(part);
    expect(await mails()).toEqual([`How to pay for order ${order.id}`]);
    for (const part of [CHALLENGED, CHALLENGED]) await happen(part);
    expect((await mails()).slice(1)).toEqual([`The payment for order ${order.id} is being checked`]);
  });

  it('shows that a card is under review', async () => {
    await happen(CHALLENGED);
    expect(await payment()).toEqual({ status: 'review', accounts: [] });
  });

  it.each<[string, Part]>([
    ['declined', DENIED],
    ['settled', SETTLED],
    ['expired', EXPIRED],
  ])('is no longer shown once it is %s', async (_, part) => {
    await happen(TRANSFER);
    await happen(part);
    expect(await payment()).toBeUndefined();
  });
});
