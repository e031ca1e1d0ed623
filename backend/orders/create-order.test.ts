import { eq } from 'drizzle-orm';
import { addresses, customers } from '@/backend/db/schema/accounts';
import { cartLines } from '@/backend/db/schema/cart';
import { items } from '@/backend/db/schema/catalogue';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { testAddress } from '@/backend/test/logged-in-customer';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small, medium, large } = testItems;

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});

describe('POST /api/transactions/create', () => {
  it('takes the stock, stores the order and returns id and token', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id, 2);
    await shop.fill(customer, medium.id);

    const response = await shop.create(customer);

    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      status: 'success',
      data: { id: expect.stringMatching(/^20260301-[2-9A-Z]{12}$/), snap_token: 'token-1' },
    });
    expect(await shop.stock(small.id)).toBe(8);
    expect(await shop.stock(medium.id)).toBe(0);
    expect(await shop.cart(customer)).toHaveLength(2);
  });

  it('keeps the lines in the order of the cart', async () => {
    const customer = await shop.customer();
    const line = { customerId: customer.id, quantity: 1 };
    await shop.db.insert(cartLines).values([
      { ...line, id: 'a', itemId: small.id, createdAt: new Date('2026-03-01T07:59:00Z') },
      { ...line, id: 'b', itemId: medium.id, createdAt: new Date('2026-03-01T07:58:00Z') },
    ]);
    const { id } = await shop.order(customer);

    expect(await shop.read(customer, id)).toMatchObject({
      transaction_items: [{ sizeName: 'M' }, { sizeName: 'S' }],
    });
  });

  it('sends the provider lines that add up, the customer, the address and the deadline', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id, 2);
    const { id } = await shop.order(customer);

    expect(shop.provider.asked).toMatchObject([
      {
        id,
        total: 2_398_000,
        customer: { name: 'Made Wirawan', email: customer.email, phone: customer.phone },
        address: testAddress,
        lines: [{ itemId: small.id, itemName: small.name, sizeName: 'S', price: 1_199_000, quantity: 2 }],
        createdAt: new Date('2026-03-01T08:00:00Z'),
        payableUntil: new Date('2026-03-01T11:00:00Z'),
        returnUrl: `http://localhost:3000/order-status?transaction_id=${id}`,
      },
    ]);
  });

  it('stores a snapshot of names, prices, customer and address', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer);

    await shop.db.update(items).set({ price: 1 }).where(eq(items.id, small.id));
    await shop.db.update(customers).set({ firstName: 'Other' }).where(eq(customers.id, customer.id));
    await shop.db.update(addresses).set({ city: 'Elsewhere' }).where(eq(addresses.customerId, customer.id));

    expect(await shop.read(customer, id)).toMatchObject({
      customer_name: 'Made Wirawan',
      total: 1_199_000,
      transaction_items: [{ itemName: small.name, price: 1_199_000, quantity: 1 }],
    });
    expect(await shop.stored(id)).toMatchObject(testAddress);
  });

  it.each([
    ['en', 'Your cart is empty.'],
    ['id', 'Keranjang Anda masih kosong.'],
  ])('rejects an empty cart (%s)', async (language, text) => {
    const response = await shop.create(await shop.customer(), { 'accept-language': language });
    expect(response.status).toBe(422);
    expect(response.json).toMatchObject({ status: 'error', errors: [{ msg: text }] });
  });

  it('names the recipient of the parcel for a customer without a name', async () => {
    const customer = await shop.customer();
    const nobody = { firstName: '', lastName: '' };
    await shop.db.update(customers).set(nobody).where(eq(customers.id, customer.id));
    await shop.fill(customer, small.id);
    const { id } = await shop.order(customer);
    expect(await shop.stored(id)).toMatchObject({ customerName: testAddress.receiptName });
  });

  it('rejects a customer without a phone number, which the courier needs', async () => {
    const customer = await shop.customer();
    await shop.db.update(customers).set({ phone: '' }).where(eq(customers.id, customer.id));
    await shop.fill(customer, small.id);
    const { status, json } = await shop.create(customer);
    expect({ status, json }).toMatchObject({ status: 422, json: { errors: [{ path: 'phone' }] } });
    expect(await shop.stock(small.id)).toBe(10);
  });

  it('rejects a customer without an address, and takes no stock', async () => {
    const customer = await shop.customer({ address: false });
    await shop.fill(customer, small.id);
    const response = await shop.create(customer);
    expect([response.status, listErrorMessages(response.json)]).toEqual([
      422,
      ['Please give a shipping address first.'],
    ]);
    expect(await shop.stock(small.id)).toBe(10);
    expect(await shop.countOrders()).toBe(0);
  });

  it.each([
    ['en', 'Only 10 of Uluwatu Elite Pro in size S left.', 'Uluwatu Elite Pro in size L is sold out.'],
    ['id', 'Uluwatu Elite Pro ukuran S hanya tersisa 10.', 'Uluwatu Elite Pro ukuran L sudah habis.'],
  ])('names every item that is short, its size and the stock left (%s)', async (language, few, none) => {
    const customer = await shop.customer();
    await shop.fill(customer, small.id, 11);
    await shop.fill(customer, medium.id, 1);
    await shop.fill(customer, large.id, 1);
    const response = await shop.create(customer, { 'accept-language': language });
    expect(response.status).toBe(409);
    expect(response.json).toMatchObject({ status: 'error' });
    expect(listErrorMessages(response.json).sort()).toEqual([few, none].sort());
    expect(await shop.stock(medium.id)).toBe(1);
    expect(await shop.countOrders()).toBe(0);
  });

  it.each([
    ['POST', '/api/transactions/create'],
    ['GET', '/api/transactions'],
    ['GET', '/api/transactions/'],
    ['GET', '/api/transactions/x'],
  ])('%s %s requires a bearer token', async (method, path) => {
    expect(await callApi(shop.app, method, path)).toMatchObject({ status: 401, json: { status: 'error' } });
    expect(await callApi(shop.app, method, path, { token: 'nobody' })).toMatchObject({ status: 401 });
  });
});
