import { type LatePaymentShop, openLatePaymentShopBeforeEach } from '@/backend/test/late-payment-shop';
import { runPaymentOutbox } from './run-payment-outbox';

const MINUTE = 60_000;

let shop: LatePaymentShop;

openLatePaymentShopBeforeEach((opened) => {
  shop = opened;
});

describe('a provider that does not refund', () => {
  beforeEach(async () => {
    await shop.expire();
    await shop.setStock(2);
    await shop.pay();
  });

  it('is called again at increasing intervals until it responds', async () => {
    shop.provider.isDown = true;
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['expired', 2]);
    shop.provider.isDown = false;
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['expired', 2]);
    shop.clock.advance(MINUTE);
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['refunded', 2]);
  });

  it('because the payment method does not allow refunds is logged as an error for staff', async () => {
    shop.provider.rejects = true;
    await runPaymentOutbox(shop.dependencies);
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        orderId: shop.theOrder.id,
        kind: 'rejected',
        msg: 'payment provider rejected the refund, refund by hand and record it with npm run payments -- refunded',
      }),
    );
    expect(await shop.outboxEntry('refund')).toMatchObject({ doneAt: null, attempts: 1 });
  });

  it('but reports a refund made in its dashboard ends the order', async () => {
    shop.provider.rejects = true;
    await runPaymentOutbox(shop.dependencies);
    await shop.pay({ transaction_status: 'refund' });
    expect(await shop.statusAndStock()).toEqual(['refunded', 2]);
    expect(await shop.outboxEntry('refund')).toMatchObject({ dueAt: null });
  });
});

describe('the end of a payment', () => {
  it('is requested again when a transfer begins during the request', async () => {
    await shop.expire();
    const { provider } = shop;
    const { endPayment } = provider;
    provider.endPayment = async (orderId) => {
      provider.endPayment = endPayment;
      await endPayment(orderId);
      shop.clock.advance(1);
      await shop.pay({ transaction_status: 'pending', payment_type: 'bank_transfer' });
    };
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.outboxEntry('end')).toMatchObject({ doneAt: null });

    shop.clock.advance(MINUTE);
    await runPaymentOutbox(shop.dependencies);
    const end = `end ${shop.theOrder.id}`;
    expect(provider.actions).toEqual([end, end]);
    expect(await shop.outboxEntry('end')).toMatchObject({ dueAt: null, doneAt: expect.any(Date) });
  });
});
