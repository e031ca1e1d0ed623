import { eq } from 'drizzle-orm';
import type { OpenedDatabase } from '@/backend/db/database';
import { addresses } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import { reasonsOf } from '@/backend/test/call';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small, medium } = testItems;

let database: OpenedDatabase;
let shop: Awaited<ReturnType<typeof orderShop>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await orderShop(database.db);
});
afterAll(() => database.close());

describe('a repeated call', () => {
  it('with the same key answers the same order and token, whatever is in the cart by then', async () => {
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

  it('with another key finds the open order of the same cart, which never has two', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    expect((await shop.order(customer, 'k2')).id).toBe(first.id);
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('with another key is another order once the cart is another', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    await shop.clear(customer);
    await shop.fill(customer, small.id);
    expect((await shop.order(customer, 'k2')).id).not.toBe(first.id);
    expect(await shop.stock(small.id)).toBe(8);
  });

  it('keeps the keys of two customers apart', async () => {
    const [one, two] = [await shop.customer(), await shop.customer()];
    await shop.fill(one, small.id);
    await shop.fill(two, small.id);
    expect((await shop.order(one, 'k')).id).not.toBe((await shop.order(two, 'k')).id);
  });

  it('without a key reuses the open payment of the same cart, and only of the same', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer);
    expect((await shop.order(customer)).id).toBe(first.id);

    await shop.fill(customer, medium.id);
    const changed = await shop.order(customer);
    expect(changed.id).not.toBe(first.id);
  });

  it('of the same goods bought again is another order', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer);
    await shop.clear(customer);
    await shop.fill(customer, small.id);
    expect((await shop.order(customer)).id).not.toBe(first.id);
  });

  it('with the key of an order that ended starts a new one, or says so when the cart is empty', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const first = await shop.order(customer, 'k1');
    await shop.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, first.id));

    const second = await shop.order(customer, 'k1');
    expect(second.id).not.toBe(first.id);
    expect((await shop.order(customer, 'k1')).id).toBe(second.id);

    await shop.db.update(orders).set({ status: 'failed' }).where(eq(orders.id, second.id));
    await shop.clear(customer);
    const answer = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect([answer.status, reasonsOf(answer.json)]).toEqual([
      409,
      ['This order has ended without a payment. Please put the items into your cart again.'],
    ]);
  });

  it('brings a corrected address to the order that still waits', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer, 'k1');
    await shop.db.update(addresses).set({ city: 'Ubud' }).where(eq(addresses.customerId, customer.id));
    await shop.order(customer, 'k1');
    expect(await shop.stored(id)).toMatchObject({ city: 'Ubud' });
  });

  it('fetches the token that a provider’s outage left out', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    shop.provider.isDown = true;
    const answer = await shop.create(customer, { 'idempotency-key': 'k1' });
    expect(answer).toMatchObject({ status: 503, json: { status: 'error' } });
    expect(answer.headers.get('retry-after')).toBe('30');

    shop.provider.isDown = false;
    const { id, token } = await shop.order(customer, 'k1');
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stored(id)).toMatchObject({ snapToken: token });
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('at the same moment makes one order', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.create(customer, { 'idempotency-key': 'k1' })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stock(small.id)).toBe(9);
  });

  it('refuses a key that is no key', async () => {
    const answer = await shop.create(await shop.customer(), { 'idempotency-key': 'k'.repeat(256) });
    expect(answer).toMatchObject({ status: 422, json: { status: 'error' } });
  });
});
