import { eq } from 'drizzle-orm';
import { addresses } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import { listErrorMessages } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small, medium } = testItems;

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});

const moveTo = (customer: { id: string }, city: string) =>
  shop.db.update(addresses).set({ city }).where(eq(addresses.customerId, customer.id));

describe('a repeated checkout', () => {
  it('with the same key returns the same order and token, even if the cart has changed', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.create(customer, { 'idempotency-key': 'k1' });
    await shop.clear(customer);
    const second = await shop.create(customer, { 'idempotency-key': 'k1' });
    await shop.fill(customer, small.id, 3);
    const third = await shop.create(customer, { 'idempotency-key': 'k1' });

    expect(second.json).toEqual(first.json);
    expect(third.json).toEqual(first.json);
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stock(small.id)).toBe(9);
    expect(shop.provider.asked).toHaveLength(1);
  });

  it('with another key finds the pending order of the same cart', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    expect((await shop.order(customer, 'k2')).id).toBe(first.id);
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('with another key creates another order once the cart has changed', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    await shop.clear(customer);
    await shop.fill(customer, small.id);
    expect((await shop.order(customer, 'k2')).id).not.toBe(first.id);
    expect(await shop.stock(small.id)).toBe(8);
  });

  it('separates the keys of two customers', async () => {
    const [one, two] = [await shop.customer(), await shop.customer()];
    await shop.fill(one, small.id);
    await shop.fill(two, small.id);
    expect((await shop.order(one, 'k')).id).not.toBe((await shop.order(two, 'k')).id);
  });

  it('without a key reuses the pending order of the same cart only', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer);
    expect((await shop.order(customer)).id).toBe(first.id);

    await shop.fill(customer, medium.id);
    const changed = await shop.order(customer);
    expect(changed.id).not.toBe(first.id);
  });

  it('of the same goods after payment creates another order', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer);
    await shop.clear(customer);
    await shop.fill(customer, small.id);
    expect((await shop.order(customer)).id).not.toBe(first.id);
  });

  it('with the key of an ended order creates a new one, or fails when the cart is empty', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    await shop.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, first.id));

    const second = await shop.order(customer, 'k1');
    expect(second.id).not.toBe(first.id);
    expect((await shop.order(customer, 'k1')).id).toBe(second.id);

    await shop.db.update(orders).set({ status: 'failed' }).where(eq(orders.id, second.id));
    await shop.clear(customer);
    const response = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect([response.status, listErrorMessages(response.json)]).toEqual([
      409,
      ['This order has ended without a payment. Please put the items into your cart again.'],
    ]);
  });

  it('updates the address of a pending order', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer, 'k1');
    await moveTo(customer, 'Ubud');
    await shop.order(customer, 'k1');
    expect(await shop.stored(id)).toMatchObject({ city: 'Ubud' });
  });

  it('rejects another address while the payment is under review', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const order = await shop.order(customer, 'k1');
    const { city } = await shop.stored(order.id);
    shop.provider.says(order, {
      transaction_status: 'capture',
      status_code: '201',
      fraud_status: 'challenge',
    });
    await moveTo(customer, 'Ubud');

    // The provider reviews the payment, but its notification has not arrived.
    const response = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect([response.status, listErrorMessages(response.json)]).toEqual([
      409,
      [expect.stringContaining('it goes to the address it was made with: ')],
    ]);
    expect(await shop.stored(order.id)).toMatchObject({ city, transactionMethod: 'credit_card' });

    await moveTo(customer, city);
    expect((await shop.order(customer, 'k1')).id).toBe(order.id);
    shop.provider.says(order);
    await shop.notify(createNotification(order));
    expect(await shop.stored(order.id)).toMatchObject({ status: 'paid', city });
    await moveTo(customer, 'Ubud');
    const paid = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect(listErrorMessages(paid.json)).toEqual([expect.stringContaining('This order is paid already')]);
  });

  it.each([
    ['a transfer is awaited', { transaction_status: 'pending', payment_type: 'bank_transfer' }, 409],
    ['money has come', {}, 409],
    ['a card was declined', { transaction_status: 'deny', status_code: '202' }, 200],
  ])('with another address while %s', async (_, part, status) => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const order = await shop.order(customer, 'k1');
    shop.provider.says(order, part);
    await moveTo(customer, 'Ubud');
    expect((await shop.create(customer, { 'idempotency-key': 'k1' })).status).toBe(status);
    const { city } = await shop.stored(order.id);
    expect(city === 'Ubud').toBe(status === 200);
  });

  it('with another address creates a new order when the first has just ended at the provider', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const order = await shop.order(customer, 'k1');
    shop.provider.says(order, { transaction_status: 'expire', status_code: '407' });
    await moveTo(customer, 'Ubud');
    const again = await shop.order(customer, 'k1');
    expect(again.id).not.toBe(order.id);
    expect(await shop.stored(again.id)).toMatchObject({ city: 'Ubud', status: 'pending' });
  });

  it('with another address fails while the provider is unavailable', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer, 'k1');
    await moveTo(customer, 'Ubud');
    shop.provider.isDown = true;
    expect((await shop.create(customer, { 'idempotency-key': 'k1' })).status).toBe(503);
    expect((await shop.stored(id)).city).not.toBe('Ubud');
  });

  it('requests the token that is missing after an outage of the provider', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    shop.provider.isDown = true;
    const response = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect(response).toMatchObject({ status: 503, json: { status: 'error' } });
    expect(response.headers.get('retry-after')).toBe('30');

    shop.provider.isDown = false;
    const { id, token } = await shop.order(customer, 'k1');
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stored(id)).toMatchObject({ snapToken: token });
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('creates one order when it runs concurrently', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => shop.create(customer, { 'idempotency-key': 'k1' })),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('rejects an invalid key', async () => {
    const response = await shop.create(await shop.customer(), { 'idempotency-key': 'k'.repeat(256) });
    expect(response).toMatchObject({ status: 422, json: { status: 'error' } });
  });
});
