import { eq } from 'drizzle-orm';
import { items } from '@/backend/db/schema/catalogue';
import { orders } from '@/backend/db/schema/orders';
import { listErrorMessages } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { cancelOrder } from './cancel-order';
import { expireOrders } from './order-jobs';
import { countHeavilyReservedItems, getNewCustomerPieceLimit } from './unpaid-limits';

const { small } = testItems;
const MINUTE_MS = 60_000;

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(() => setStock(20));

const setStock = (stock: number) => shop.db.update(items).set({ stock });

async function order(
  customer: Awaited<ReturnType<OrderShop['customer']>>,
  quantity: number,
  language = 'en',
) {
  await shop.clear(customer);
  await shop.fill(customer, small.id, quantity);
  return shop.create(customer, { 'accept-language': language });
}

describe('customers without a paid order', () => {
  it('hold three quarters of an item together at most, with any number of concurrent accounts', async () => {
    const accounts = await Promise.all(Array.from({ length: 14 }, () => shop.customer()));
    const responses = await Promise.all(accounts.map((account) => order(account, 2)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await shop.stock(small.id)).toBe(6);
  });

  it('leave the rest to regular customers', async () => {
    await order(await shop.customer(), 10);
    await order(await shop.customer(), 5);
    expect((await order(await shop.customer(), 1)).status).toBe(409);
    expect((await order(await shop.regular(), 5)).status).toBe(200);
  });

  it('include those whose payment was refunded', async () => {
    const customer = await shop.regular();
    await shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.customerId, customer.id));
    expect((await order(customer, 11)).status).toBe(422);
    expect((await order(customer, 10)).status).toBe(200);
  });

  it('can order the last piece', async () => {
    await setStock(1);
    expect((await order(await shop.customer(), 1)).status).toBe(200);
  });

  it('order again once the first orders have expired or are paid', async () => {
    const first = await shop.customer();
    await order(first, 10);
    await order(await shop.customer(), 5);
    const paid = await shop.read(first);
    shop.provider.says({ id: paid?.id ?? '', total: paid?.total ?? 0 });
    await shop.notify(createNotification({ id: paid?.id ?? '', total: paid?.total ?? 0 }));
    // New customers hold five of ten pieces, and may hold seven together.
    expect((await order(await shop.customer(), 2)).status).toBe(200);
    expect((await order(await shop.customer(), 1)).status).toBe(409);

    shop.clock.advance(30 * MINUTE_MS);
    expect(await expireOrders(shop.dependencies)).toBe(0);
    shop.clock.advance(60 * MINUTE_MS);
    expect(await expireOrders(shop.dependencies)).toBe(2);
    expect((await order(await shop.customer(), 7)).status).toBe(200);
  });

  it.each([
    [
      'en',
      'Uluwatu Elite Pro in size S cannot be ordered right now, because other orders of it are waiting for their payment. Please try again after 1 March 2026 at 16:30 WITA (UTC+8).',
    ],
    [
      'id',
      'Uluwatu Elite Pro ukuran S belum bisa dipesan saat ini karena pesanan lain masih menunggu pembayaran. Silakan coba lagi setelah 1 Maret 2026 pukul 16.30 WITA (UTC+8).',
    ],
  ])('are told when to try again (%s)', async (language, reason) => {
    await order(await shop.customer(), 10);
    await order(await shop.customer(), 5);
    shop.clock.advance(10 * MINUTE_MS);
    expect(listErrorMessages((await order(await shop.customer(), 1, language)).json)).toEqual([reason]);
  });

  it('are told how many they can order', async () => {
    await setStock(12);
    const first = await order(await shop.customer(), 10);
    expect(listErrorMessages(first.json)).toEqual([
      'Until you have paid for an order, you can order at most 9 of Uluwatu Elite Pro in size S. Please order fewer.',
    ]);
    await order(await shop.customer(), 6);
    const second = await order(await shop.customer(), 4);
    expect(listErrorMessages(second.json)).toEqual([
      'Other orders of Uluwatu Elite Pro in size S are waiting for their payment, so you can order at most 3 right now. Please order fewer, or try again after 1 March 2026 at 16:30 WITA (UTC+8).',
    ]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 7],
    [200, 150],
  ])('of %i pieces hold %i', (supply, most) => {
    expect(getNewCustomerPieceLimit(supply)).toBe(most);
  });
});

it.each(['expired', 'cancelled'])(
  'shortens the reservation and the payment session after each %s order',
  async (end) => {
    const customer = await shop.regular();
    const minutes: number[] = [];
    const hours: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await order(customer, 1);
      const found = await shop.read(customer);
      const heldMs = Date.parse(found?.expires_at ?? '') - Date.parse(found?.createdAt ?? '');
      minutes.push(heldMs / MINUTE_MS);
      const asked = shop.provider.asked.at(-1);
      hours.push(
        ((asked?.payableUntil.getTime() ?? 0) - (asked?.createdAt.getTime() ?? 0)) / (60 * MINUTE_MS),
      );
      if (end === 'cancelled') await cancelOrder(shop.dependencies, customer.id, found?.id ?? '');
      shop.clock.advance(2 * 60 * MINUTE_MS);
      await expireOrders(shop.dependencies);
      expect(await shop.statusOf(found?.id ?? '')).toBe(end);
    }
    expect(minutes).toEqual([30, 15, 10, 10]);
    expect(hours).toEqual([24, 12, 8, 6]);
  },
);

it('does not shorten them after an order that was replaced because of another total', async () => {
  const customer = await shop.regular();
  await order(customer, 1);
  await shop.db.update(items).set({ price: 1 });
  shop.clock.advance(1_000);
  expect((await shop.create(customer, { 'cart-total': '1' })).status).toBe(200);
  expect(await shop.db.$count(orders, eq(orders.isReplaced, true))).toBe(1);
  const found = await shop.read(customer);
  const heldMs = Date.parse(found?.expires_at ?? '') - Date.parse(found?.createdAt ?? '');
  expect([found?.total, heldMs]).toEqual([1, 30 * MINUTE_MS]);
});

describe('the alarm', () => {
  it('is logged and counted once unpaid orders hold more than half of an item', async () => {
    await order(await shop.regular(), 10);
    expect([shop.logged, await countHeavilyReservedItems(shop.db)]).toEqual([[], 0]);
    await order(await shop.customer(), 1);
    expect(shop.logged).toMatchObject([{ itemId: small.id, unpaidPieces: 11, supply: 20 }]);
    expect(await countHeavilyReservedItems(shop.db)).toBe(1);
  });

  it('is silent about a few pieces', async () => {
    await setStock(4);
    await order(await shop.regular(), 4);
    expect([shop.logged, await countHeavilyReservedItems(shop.db)]).toEqual([[], 0]);
  });
});
