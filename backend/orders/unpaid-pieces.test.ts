import { items, sizes } from '@/backend/db/schema/catalogue';
import { listErrorMessages } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { expireOrders, reconcileOrders } from './order-jobs';

const HALF_AN_HOUR_MS = 30 * 60_000;
const { name } = testItems.small;
const MORE_SIZES = ['28', '30', '32'].map((value, index) => ({ id: value, value, position: 10 + index }));

let shop: OrderShop;
let customer: Awaited<ReturnType<OrderShop['customer']>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.regular();
  await shop.db.insert(sizes).values(MORE_SIZES);
  await shop.db
    .insert(items)
    .values(MORE_SIZES.map(({ id: sizeId }) => ({ id: `item-${sizeId}`, name, sizeId, price: 1, stock: 0 })));
  await shop.db.update(items).set({ stock: 200 });
});

/** Empties the cart and fills it with the given number of pieces, without exceeding the maximum per line. */
async function fillUp(pieces: number) {
  await shop.clear(customer);
  const goods = await shop.db.select({ id: items.id }).from(items);
  for (const [index, { id }] of goods.entries()) {
    const quantity = Math.min(MAX_QUANTITY, pieces - index * MAX_QUANTITY);
    if (quantity > 0) await shop.fill(customer, id, quantity);
  }
}

async function buy(pieces: number, language = 'en') {
  await fillUp(pieces);
  return shop.create(customer, { 'accept-language': language });
}

it('allows 100 unpaid pieces in one order', async () => {
  const before = await shop.totalStock();
  const refused = await buy(101);
  expect([refused.status, listErrorMessages(refused.json)]).toEqual([
    422,
    [
      'Orders that wait for their payment hold at most 100 pieces together, and with this one it would be 101. Please order fewer, or pay or cancel a waiting order first.',
    ],
  ]);
  expect(await shop.totalStock()).toBe(before);
  expect((await buy(100)).status).toBe(200);
  expect(await shop.totalStock()).toBe(before - 100);
});

it('allows 100 unpaid pieces in all orders of a customer, and counts a retry once', async () => {
  await buy(60);
  expect((await buy(40)).status).toBe(200);
  expect((await shop.create(customer)).status).toBe(200);

  const refused = await buy(1, 'id');
  expect([refused.status, listErrorMessages(refused.json)]).toEqual([
    422,
    [
      'Pesanan yang menunggu pembayaran paling banyak berisi 100 buah seluruhnya, dan dengan pesanan ini menjadi 101. Silakan kurangi jumlahnya, atau bayar atau batalkan dulu pesanan yang menunggu.',
    ],
  ]);

  customer = await shop.regular();
  expect((await buy(100)).status).toBe(200);
});

it('allows 10 unpaid pieces to a customer without a paid order', async () => {
  customer = await shop.customer();
  expect((await buy(11)).status).toBe(422);
  expect((await buy(10)).status).toBe(200);
});

it.each(['paid', 'expired'] as const)('allows new orders once an order is %s', async (status) => {
  await fillUp(60);
  const first = await shop.order(customer);
  expect((await buy(41)).status).toBe(422);
  if (status === 'paid') {
    shop.provider.says(first);
    await shop.notify(createNotification(first));
  } else {
    shop.clock.advance(HALF_AN_HOUR_MS);
    await reconcileOrders(shop.dependencies);
    await expireOrders(shop.dependencies);
  }
  expect(await shop.statusOf(first.id)).toBe(status);
  expect((await buy(100)).status).toBe(200);
});
