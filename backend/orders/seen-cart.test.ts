import { eq } from 'drizzle-orm';
import { cartLines } from '@/backend/db/schema/cart';
import { items } from '@/backend/db/schema/catalogue';
import { orders } from '@/backend/db/schema/orders';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { cartSchema, cartVersion } from '@/lib/contract/cart';
import { responseSchema } from '@/lib/contract/wire';

const { small, medium } = testItems;

let shop: OrderShop;
let customer: Awaited<ReturnType<OrderShop['customer']>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.customer();
});

/** Reads the cart and returns the headers with which a storefront describes this cart at checkout. */
async function look(key = 'k') {
  const { json } = await callApi(shop.app, 'GET', '/api/cart', { token: customer.token });
  const { data } = responseSchema(cartSchema).parse(json);
  const version = await cartVersion(data.items);
  return { 'idempotency-key': key, 'cart-version': version, 'cart-total': String(data.totalPrice) };
}

function add({ id: itemId, name: itemName, sizeId }: typeof small, quantity = 1) {
  const body = { itemId, itemName, sizeId, quantity };
  return callApi(shop.app, 'POST', '/api/cart/add', { token: customer.token, body });
}

const clearFor = (id: string, { token } = customer) =>
  callApi(shop.app, 'DELETE', '/api/cart/clear', { token, headers: { 'transaction-id': id } });

describe('an order of the cart that the shopper saw', () => {
  it('is created from the cart', async () => {
    await shop.fill(customer, small.id, 2);
    expect((await shop.create(customer, await look())).status).toBe(200);
  });

  it.each([
    ['en', 'Your cart has changed in the meantime. Please check it and try again.'],
    ['id', 'Isi keranjang Anda sudah berubah. Silakan periksa dan coba lagi.'],
  ])('is not created when something was added since (%s)', async (language, text) => {
    await shop.fill(customer, small.id);
    const seen = await look();
    await add(medium);

    const response = await shop.create(customer, { ...seen, 'accept-language': language });
    expect(response.status).toBe(409);
    expect(response.json).toMatchObject({ errors: [{ msg: text, path: 'cart-version' }] });
    expect(await shop.countOrders()).toBe(0);
    expect([await shop.stock(small.id), await shop.stock(medium.id)]).toEqual([10, 1]);
    expect(await shop.cart(customer)).toHaveLength(2);
  });

  it('is not created at another price', async () => {
    await shop.fill(customer, small.id);
    const seen = await look();
    await shop.db.update(items).set({ price: 1 }).where(eq(items.id, small.id));

    const response = await shop.create(customer, seen);
    expect([response.status, listErrorMessages(response.json)]).toEqual([
      409,
      ['Your cart has changed in the meantime. Please check it and try again.'],
    ]);
    expect(response.json).toMatchObject({ errors: [{ path: 'cart-total' }] });
    expect(await shop.countOrders()).toBe(0);
  });

  describe('while an order of the same cart waits with another total', () => {
    let first: Awaited<ReturnType<OrderShop['order']>>;
    const setPrice = (price: number) => shop.db.update(items).set({ price }).where(eq(items.id, small.id));

    beforeEach(async () => {
      await shop.fill(customer, small.id, 2);
      first = await shop.order(customer, 'k');
      await setPrice(1_000_000);
    });

    it.each(['k', 'another key'])('replaces it by one with the seen total (%s)', async (key) => {
      shop.clock.advance(1_000);
      expect((await shop.create(customer, await look(key))).status).toBe(200);
      expect(await shop.statusOf(first.id)).toBe('cancelled');
      expect(await shop.read(customer)).toMatchObject({ status: 'pending', total: 2_000_000 });
      expect(await shop.stock(small.id)).toBe(8);
    });

    it('keeps it when the seen total is not the current one either', async () => {
      const response = await shop.create(customer, { ...(await look()), 'cart-total': '3' });
      expect([response.status, listErrorMessages(response.json)]).toEqual([
        409,
        ['Your cart has changed in the meantime. Please check it and try again.'],
      ]);
      expect(await shop.statusOf(first.id)).toBe('pending');
    });

    it('keeps it and explains why when its payment has begun', async () => {
      shop.provider.says(first, { transaction_status: 'pending', status_code: '201' });
      const response = await shop.create(customer, await look());
      expect([response.status, listErrorMessages(response.json)]).toEqual([
        409,
        [
          'An order of this cart for Rp. 2.398.000 is already being paid. Please finish or cancel it under Order Status first.',
        ],
      ]);
      expect(await shop.statusOf(first.id)).toBe('pending');
      expect(await shop.countOrders()).toBe(1);
    });

    it('keeps it while the provider is unavailable', async () => {
      shop.provider.isDown = true;
      expect((await shop.create(customer, await look())).status).toBe(503);
      expect(await shop.statusOf(first.id)).toBe('pending');
    });
  });

  it('is found by its key even if the cart has changed', async () => {
    await shop.fill(customer, small.id);
    const seen = await look();
    const first = await shop.create(customer, seen);
    await add(medium);
    expect((await shop.create(customer, seen)).json).toEqual(first.json);
    await shop.clear(customer);
    expect((await shop.create(customer, await look())).json).toEqual(first.json);
  });

  it('is not a pending order of the changed cart', async () => {
    const line = await shop.fill(customer, small.id, 2);
    await shop.order(customer);
    const set = (quantity: number) =>
      shop.db.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id));
    await set(1);
    const seen = await look();
    await set(2);
    expect((await shop.create(customer, seen)).status).toBe(409);
  });

  it('is not created from items added to a cart that was seen empty', async () => {
    const seen = await look();
    await add(small);
    expect((await shop.create(customer, seen)).status).toBe(409);
    expect(await shop.countOrders()).toBe(0);
  });

  it('never contains a concurrent addition, which stays in the cart', async () => {
    for (let round = 0; round < 12; round += 1) {
      await shop.db.delete(orders);
      await shop.clear(customer);
      await shop.db.update(items).set({ stock: 10 });
      await shop.fill(customer, small.id);
      const seen = await look();

      const [made, added] = await Promise.all([shop.create(customer, seen), add(medium)]);
      expect(added.status).toBe(201);
      const found = await shop.read(customer);
      expect(found?.total ?? 0).toBe(made.status === 200 ? 1_199_000 : 0);
      if (found) expect((await clearFor(found.id)).status).toBe(200);
      expect(await shop.cart(customer)).toContainEqual({ itemId: medium.id, quantity: 1 });
    }
  });
});

describe('DELETE /api/cart/clear for an order', () => {
  it('keeps items that were added since', async () => {
    await shop.fill(customer, small.id, 2);
    const { id } = await shop.order(customer);
    await add(medium);
    for (let times = 0; times < 2; times += 1) {
      expect((await clearFor(id)).status).toBe(200);
      expect(await shop.cart(customer)).toEqual([{ itemId: medium.id, quantity: 1 }]);
    }
  });

  it('keeps pieces that were added to a line, also when the order is paid', async () => {
    await shop.fill(customer, small.id, 2);
    const order = await shop.order(customer, 'k1');
    await add(small, 2);
    await clearFor(order.id);
    await clearFor(order.id);
    expect(await shop.cart(customer)).toEqual([{ itemId: small.id, quantity: 2 }]);

    expect((await shop.order(customer, 'k2')).id).not.toBe(order.id);
    shop.provider.says(order);
    await shop.notify(createNotification(order));
    expect(await shop.statusOf(order.id)).toBe('paid');
    expect(await shop.cart(customer)).toEqual([{ itemId: small.id, quantity: 2 }]);
  });

  it('removes nothing twice when the order was paid before', async () => {
    await shop.fill(customer, small.id, 2);
    const order = await shop.order(customer);
    await add(small, 3);
    shop.provider.says(order);
    await shop.notify(createNotification(order));
    expect((await clearFor(order.id)).status).toBe(200);
    expect(await shop.cart(customer)).toEqual([{ itemId: small.id, quantity: 3 }]);
  });

  it('finds only the caller’s own orders', async () => {
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer);
    expect((await clearFor(id, await shop.customer())).status).toBe(404);
    expect((await clearFor('none')).status).toBe(404);
    expect(await shop.cart(customer)).toHaveLength(1);
  });
});
