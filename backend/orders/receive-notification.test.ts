import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import type { OrderStatus } from '@/lib/contract/order';

const { small } = testItems;

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;

type Part = Record<string, unknown>;

const SETTLED: Part = {};
const CAPTURED: Part = { transaction_status: 'capture' };
const PENDING: Part = { transaction_status: 'pending', status_code: '201', fraud_status: undefined };
const CHALLENGED: Part = { transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' };
const DENIED: Part = { transaction_status: 'deny', status_code: '202', fraud_status: 'deny' };
const FAILED: Part = { transaction_status: 'failure', status_code: '202' };
const EXPIRED: Part = { transaction_status: 'expire', status_code: '407' };
const CANCELLED: Part = { transaction_status: 'cancel' };
const REFUNDED: Part = { transaction_status: 'refund' };
const PARTLY: Part = { transaction_status: 'partial_refund' };

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.customer();
  await shop.fill(customer, small.id, 2);
  order = await shop.order(customer);
});

/** Sets the provider's status report of the order and sends its notification. Returns the HTTP status. */
async function happen(part: Part) {
  shop.provider.says(order, part);
  return (await shop.notify(createNotification(order, part))).status;
}

describe('a notification about a pending order sets the status', () => {
  it.each<[string, Part, OrderStatus, number]>([
    ['settlement', SETTLED, 'paid', 8],
    ['settlement without a fraud status', { fraud_status: undefined }, 'paid', 8],
    ['settlement without a currency', { currency: undefined }, 'paid', 8],
    ['capture', CAPTURED, 'paid', 8],
    ['capture under challenge', CHALLENGED, 'pending', 8],
    ['pending', PENDING, 'pending', 8],
    ['deny of one card', DENIED, 'pending', 8],
    ['settlement with another code', { status_code: '201' }, 'pending', 8],
    ['a status nobody knows', { transaction_status: 'teleported' }, 'pending', 8],
    ['failure', FAILED, 'failed', 10],
    ['expire', EXPIRED, 'expired', 10],
    ['cancel', CANCELLED, 'cancelled', 10],
  ])('%s', async (_, part, status, stock) => {
    expect(await happen(part)).toBe(200);
    expect(await shop.statusOf(order.id)).toBe(status);
    expect(await shop.stock(small.id)).toBe(stock);
  });

  it('stores the payment method and shows it to the customer', async () => {
    await happen(SETTLED);
    expect(await shop.read(customer, order.id)).toMatchObject({
      status: 'paid',
      transaction_method: 'credit_card',
    });
    expect((await shop.read(customer, order.id))?.snap_token).toBeUndefined();
  });

  it('removes the paid pieces from the cart and keeps later additions', async () => {
    await shop.fill(customer, testItems.medium.id);
    await happen(SETTLED);
    expect(await shop.cart(customer)).toEqual([{ itemId: testItems.medium.id, quantity: 1 }]);
  });
});

describe('sequences of notifications', () => {
  it.each<[string, Part[], OrderStatus, number]>([
    ['the same twice', [SETTLED, SETTLED], 'paid', 8],
    ['capture, then its settlement', [CAPTURED, SETTLED], 'paid', 8],
    ['pending, then settlement', [PENDING, SETTLED], 'paid', 8],
    ['declined card, then another that is taken', [DENIED, { transaction_id: 'second' }], 'paid', 8],
    ['challenge, then accepted', [CHALLENGED, SETTLED], 'paid', 8],
    ['challenge, then denied', [CHALLENGED, DENIED], 'failed', 10],
    [
      'challenge, then another card denied',
      [CHALLENGED, { ...DENIED, transaction_id: 'second' }],
      'pending',
      8,
    ],
    ['paid, then refunded', [SETTLED, REFUNDED], 'refunded', 8],
    ['paid, then partly refunded', [SETTLED, PARTLY], 'paid', 8],
    ['captured, then voided before it settles', [CAPTURED, CANCELLED], 'refunded', 8],
    ['expired twice', [EXPIRED, EXPIRED], 'expired', 10],
    ['cancelled, then expired', [CANCELLED, EXPIRED], 'cancelled', 10],
    ['expired, then paid', [EXPIRED, SETTLED], 'paid', 8],
    ['cancelled, then paid', [CANCELLED, SETTLED], 'paid', 8],
    ['failed, then another card that is taken', [FAILED, { transaction_id: 'second' }], 'paid', 8],
    ['expired, paid, then refunded', [EXPIRED, SETTLED, REFUNDED], 'refunded', 8],
    ['given back before anything was heard of it', [REFUNDED], 'refunded', 10],
    ['expired, then given back before anything was heard of it', [EXPIRED, REFUNDED], 'refunded', 10],
    ['refunded, then paid', [SETTLED, REFUNDED, SETTLED], 'refunded', 8],
  ])('%s', async (_, parts, status, stock) => {
    for (const part of parts) expect(await happen(part)).toBe(200);
    expect(await shop.statusOf(order.id)).toBe(status);
    expect(await shop.stock(small.id)).toBe(stock);
  });

  it.each<[string, Part]>([
    ['pending', PENDING],
    ['deny', DENIED],
    ['expire', EXPIRED],
    ['cancel', CANCELLED],
    ['failure', FAILED],
  ])('a late %s does not undo a payment, because the status API confirms the payment', async (_, late) => {
    await happen(SETTLED);
    expect((await shop.notify(createNotification(order, late))).status).toBe(200);
    expect(await shop.statusOf(order.id)).toBe('paid');
    expect(await shop.stock(small.id)).toBe(8);
  });

  it('concurrent repetitions return the stock once', async () => {
    shop.provider.says(order, EXPIRED);
    await Promise.all(Array.from({ length: 8 }, () => shop.notify(createNotification(order, EXPIRED))));
    expect(await shop.stock(small.id)).toBe(10);
  });
});

describe('rejects or ignores', () => {
  it.each<[string, () => unknown, number]>([
    ['a signature of another key', () => createNotification(order, { signature_key: 'a'.repeat(128) }), 403],
    [
      'a changed amount under an old signature',
      () => ({ ...createNotification(order), gross_amount: '1.00' }),
      403,
    ],
    ['another order under an old signature', () => ({ ...createNotification(order), order_id: 'x' }), 403],
    ['a wrong amount, well signed', () => createNotification({ ...order, total: order.total - 1 }), 422],
    ['fractions of a rupiah', () => createNotification(order, { gross_amount: `${order.total}.50` }), 422],
    ['another currency', () => createNotification(order, { currency: 'USD' }), 422],
    ['an order nobody made', () => createNotification({ id: 'nobody', total: 1 }), 404],
  ])('%s', async (_, body, status) => {
    shop.provider.says(order);
    const response = await shop.notify(body());
    expect(response).toMatchObject({
      status,
      json: { status: 'error', errors: [{ msg: expect.any(String) }] },
    });
    expect(await shop.statusOf(order.id)).toBe('pending');
  });

  it('a payment that the status API does not know', async () => {
    expect((await shop.notify(createNotification(order))).status).toBe(503);
    expect(await shop.statusOf(order.id)).toBe('pending');
  });

  it('a payment that the status API contradicts', async () => {
    shop.provider.says(order, PENDING);
    expect((await shop.notify(createNotification(order))).status).toBe(200);
    expect(await shop.statusOf(order.id)).toBe('pending');
  });

  it('a payment with another amount in the status API', async () => {
    shop.provider.says({ ...order, total: 1 });
    await shop.notify(createNotification(order));
    expect(await shop.statusOf(order.id)).toBe('pending');
    expect(await shop.journal(order.id)).toContainEqual({
      source: 'status',
      verdict: 'mismatch',
      effect: 'noted',
    });
  });

  it('anything while the provider is unavailable, until the notification is repeated', async () => {
    shop.provider.says(order);
    shop.provider.isDown = true;
    expect((await shop.notify(createNotification(order))).status).toBe(503);
    shop.provider.isDown = false;
    expect((await shop.notify(createNotification(order))).status).toBe(200);
    expect(await shop.statusOf(order.id)).toBe('paid');
  });
});
