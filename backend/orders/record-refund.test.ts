import { outgoingMails } from '@/backend/db/schema/mails';
import { type LatePaymentShop, openLatePaymentShopBeforeEach } from '@/backend/test/late-payment-shop';
import { reconcileOrders } from './order-jobs';
import { runPaymentOutbox } from './run-payment-outbox';

const DAY_MS = 24 * 60 * 60_000;
const TOTAL = 3_597_000;

let shop: LatePaymentShop;

openLatePaymentShopBeforeEach((opened) => {
  shop = opened;
});

const partly = (rupiah: number, status = 'partial_refund') => ({
  transaction_status: status,
  refund_amount: `${rupiah}.00`,
});
const read = () => shop.read(shop.customerOfOrder, shop.theOrder.id);
const facts = async () => {
  const order = await read();
  return [order?.status, order?.refunded, order?.events?.at(-1)?.status];
};
async function lastMail() {
  const mails = await shop.db.select().from(outgoingMails).orderBy(outgoingMails.id);
  return mails.at(-1);
}

describe('a paid order', () => {
  beforeEach(async () => {
    await shop.pay();
  });

  it('stays paid after a partial refund, with the amount and a mail', async () => {
    expect(await shop.pay(partly(1_199_000))).toBe(200);
    expect(await facts()).toEqual(['paid', 1_199_000, 'partly_refunded']);
    expect(await lastMail()).toMatchObject({
      subject: `Part of your money for order ${shop.theOrder.id} has been given back`,
      bodyText: expect.stringContaining(
        'Of the Rp. 3.597.000 that you paid, we have given back Rp. 1.199.000',
      ),
    });
  });

  it('adds up partial refunds, and counts a repeated notification once', async () => {
    await shop.pay(partly(1_199_000));
    const mails = (await shop.subjects()).length;
    await shop.pay(partly(1_199_000));
    expect((await shop.subjects()).length).toBe(mails);
    await shop.pay(partly(2_398_000));
    expect(await facts()).toEqual(['paid', 2_398_000, 'partly_refunded']);
    await shop.pay(partly(TOTAL));
    expect(await facts()).toEqual(['refunded', TOTAL, 'refunded']);
  });

  it('ends after a refund of the rest', async () => {
    await shop.pay(partly(1_199_000));
    await shop.pay({ transaction_status: 'refund' });
    expect(await facts()).toEqual(['refunded', TOTAL, 'refunded']);
  });

  it('is not announced as refunded by the shop after a chargeback', async () => {
    await shop.pay({ transaction_status: 'chargeback' });
    expect(await facts()).toEqual(['refunded', TOTAL, 'charged_back']);
    const mail = await lastMail();
    expect(mail?.subject).toBe(`Your bank has taken back the payment for order ${shop.theOrder.id}`);
    expect(mail?.bodyText).not.toContain('we have given back');
  });

  it('stays paid after a partial chargeback', async () => {
    await shop.pay(partly(1_000, 'partial_chargeback'));
    expect(await facts()).toEqual(['paid', 1_000, 'partly_charged_back']);
    expect((await lastMail())?.bodyText).toContain('Rp. 1.000 has gone back to you');
  });

  it('asks staff to record a partial refund whose amount is missing', async () => {
    await shop.pay({ transaction_status: 'partial_refund' });
    expect(await facts()).toEqual(['paid', undefined, 'paid']);
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        msg: 'partial refund without an amount, record it with npm run payments -- refunded',
      }),
    );
  });

  it('is checked daily for 30 days, so that a lost notification is found', async () => {
    const due = async () => (await shop.stored(shop.theOrder.id)).checkDueAt;
    for (let day = 1; day <= 29; day += 1) {
      shop.clock.advance(DAY_MS);
      expect(await due()).toEqual(shop.clock.now());
      await reconcileOrders(shop.dependencies);
    }
    shop.provider.says(shop.theOrder, { transaction_status: 'chargeback' });
    shop.clock.advance(DAY_MS);
    await reconcileOrders(shop.dependencies);
    expect(await facts()).toEqual(['refunded', TOTAL, 'charged_back']);
    expect(await due()).toBeNull();
  });

  it('is not checked any more after 30 days', async () => {
    shop.clock.advance(30 * DAY_MS);
    await reconcileOrders(shop.dependencies);
    expect((await shop.stored(shop.theOrder.id)).checkDueAt).toBeNull();
  });
});

it('is paid and partly refunded when only the second notification arrives', async () => {
  await shop.pay(partly(1_199_000));
  expect(await facts()).toEqual(['paid', 1_199_000, 'partly_refunded']);
});

it('gives back the rest of a late payment that was partly refunded', async () => {
  await shop.expire();
  await shop.setStock(0);
  await shop.pay(partly(1_199_000));
  expect(await facts()).toEqual(['expired', 1_199_000, 'refunding']);
  await runPaymentOutbox(shop.dependencies);
  expect(shop.provider.refunded).toEqual([2_398_000]);
  expect(await facts()).toEqual(['refunded', TOTAL, 'refunded']);
});
