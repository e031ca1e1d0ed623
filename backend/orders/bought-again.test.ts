import { notificationOf } from '@/backend/test/fake-provider';
import { type LateShop, withLateShop } from '@/backend/test/late-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { runPaymentOutbox } from './run-payment-outbox';

const { medium, small } = testItems;

let shop: LateShop;

withLateShop((opened) => {
  shop = opened;
});

describe('a customer who bought the same cart again meanwhile', () => {
  it('gets the first order, and the second that still waits is cancelled', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
    expect(await shop.statusOf(again.id)).toBe('cancelled');
    expect(await shop.outboxEntry('end', again.id)).toBeDefined();
  });

  it('gets it even when the second held the last pieces', async () => {
    await shop.expire();
    await shop.setStock(3);
    const again = await shop.buyAgain();
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 0]);
    expect(await shop.statusOf(again.id)).toBe('cancelled');
  });

  it('and paid it gets the first money back', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    shop.provider.says(again);
    await shop.notify(notificationOf(again));
    await shop.pay();
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['refunded', 7]);
    expect(await shop.statusOf(again.id)).toBe('paid');
  });

  it('and pays both at the same moment pays for one of them', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    shop.provider.says(shop.theOrder);
    shop.provider.says(again);
    await Promise.all([shop.notify(notificationOf(shop.theOrder)), shop.notify(notificationOf(again))]);
    await runPaymentOutbox(shop.dependencies);
    const ends = [await shop.statusOf(shop.theOrder.id), await shop.statusOf(again.id)].sort();
    expect(ends).toEqual(['paid', 'refunded']);
    expect(await shop.stock(small.id)).toBe(7);
  });

  it('keeps an order of other goods', async () => {
    await shop.expire();
    await shop.fill(shop.customerOfOrder, medium.id);
    const other = await shop.order(shop.customerOfOrder, 'another key');
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
    expect(await shop.statusOf(other.id)).toBe('pending');
  });
});
