import { orders } from '@/backend/db/schema/orders';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders, reconcileOrders } from './order-jobs';
import { STOCK_RESERVATION_MS } from './order-status';

const MINUTE = 60_000;
const { small } = testItems;

let shop: OrderShop;
let order: Awaited<ReturnType<typeof shop.order>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  const customer = await shop.customer();
  await shop.fill(customer, small.id, 3);
  order = await shop.order(customer);
});

async function round() {
  await reconcileOrders(shop.dependencies);
  await expireOrders(shop.dependencies);
  return [await shop.statusOf(order.id), await shop.stock(small.id)];
}

it('polls a new order after five minutes', async () => {
  shop.provider.says(order);
  shop.clock.advance(4 * MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  shop.clock.advance(MINUTE);
  expect(await round()).toEqual(['paid', 7]);
});

it('polls at increasing intervals', async () => {
  shop.provider.says(order, { transaction_status: 'pending', payment_type: 'bank_transfer' });
  let asked = 0;
  const { findReport } = shop.provider;
  shop.provider.findReport = (id) => {
    asked += 1;
    return findReport(id);
  };
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    shop.clock.advance(5 * MINUTE);
    await reconcileOrders(shop.dependencies);
  }
  expect(asked).toBeGreaterThan(8);
  expect(asked).toBeLessThan(25);
});

it('polls once more before an order expires, and accepts a payment in the last minute', async () => {
  shop.clock.advance(STOCK_RESERVATION_MS - MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  shop.provider.says(order);
  shop.clock.advance(2 * MINUTE);
  expect(await round()).toEqual(['paid', 7]);
});

it('expires an unpaid order', async () => {
  shop.clock.advance(STOCK_RESERVATION_MS);
  expect(await round()).toEqual(['expired', 10]);
});

it('expires an order an hour late while the provider is unavailable', async () => {
  shop.provider.isDown = true;
  shop.clock.advance(STOCK_RESERVATION_MS + 59 * MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  expect(shop.logged).toContainEqual(expect.objectContaining({ orderId: order.id, kind: 'unavailable' }));
  shop.clock.advance(MINUTE);
  expect(await round()).toEqual(['expired', 10]);
});

describe('among many orders', () => {
  const asked: string[] = [];

  /** Adds orders. The provider fails for those orders for which `errorKindOf` returns an error. */
  async function manyOrders(
    count: number,
    errorKindOf: (id: string) => 'unavailable' | 'rejected' | undefined,
  ) {
    const like = await shop.stored(order.id);
    const ids = Array.from({ length: count }, (_, index) => `another-${index}`);
    await shop.db.insert(orders).values(ids.map((id) => ({ ...like, id, cartVersion: id })));
    asked.length = 0;
    shop.provider.findReport = async (id) => {
      asked.push(id);
      const kind = errorKindOf(id);
      if (kind) throw new PaymentProviderError(kind, 'unreadable');
      return undefined;
    };
    shop.clock.advance(5 * MINUTE);
    return ids;
  }

  it('continues after an order whose status cannot be read, and starts with others next time', async () => {
    const ids = await manyOrders(2, (id) => (id === order.id ? 'unavailable' : undefined));
    await reconcileOrders(shop.dependencies);
    expect(asked.toSorted()).toEqual([order.id, ...ids].toSorted());

    asked.length = 0;
    shop.clock.advance(MINUTE / 2);
    await reconcileOrders(shop.dependencies);
    expect(asked).toEqual([]);
    shop.clock.advance(MINUTE / 2);
    await reconcileOrders(shop.dependencies);
    expect(asked).toEqual([order.id]);
    shop.clock.advance(2 * MINUTE);
    await reconcileOrders(shop.dependencies);
    expect(asked).toEqual([order.id]);
  });

  it('polls all other orders although sixty are rejected', async () => {
    const rejected = new Set<string>();
    const ids = await manyOrders(63, (id) => (rejected.has(id) ? 'rejected' : undefined));
    for (const id of [order.id, ...ids.slice(0, 59)]) rejected.add(id);
    await reconcileOrders(shop.dependencies);
    await reconcileOrders(shop.dependencies);
    expect(asked).toEqual(expect.arrayContaining(ids.slice(59)));
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('stops polling a provider that does not respond at all', async () => {
    await manyOrders(5, () => 'unavailable');
    await reconcileOrders(shop.dependencies);
    expect(asked).toHaveLength(3);
    await reconcileOrders(shop.dependencies);
    expect(new Set(asked).size).toBe(6);
  });

  it('continues after an internal error', async () => {
    const [next] = await manyOrders(1, () => undefined);
    shop.provider.says(order);
    const { findReport } = shop.provider;
    shop.provider.findReport = async (id) => {
      if (id === order.id) throw new TypeError('a bug of the shop');
      return findReport(id);
    };
    await expect(reconcileOrders(shop.dependencies)).rejects.toThrow('a bug of the shop');
    await reconcileOrders(shop.dependencies);
    expect(asked).toEqual([next]);
  });
});

it('ends an order that the provider has ended', async () => {
  shop.provider.says(order, { transaction_status: 'cancel' });
  shop.clock.advance(5 * MINUTE);
  expect(await round()).toEqual(['cancelled', 10]);
});
