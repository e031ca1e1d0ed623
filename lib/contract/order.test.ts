import { createOrder } from '@/lib/testing/an-order';
import { orderSchema, wireOrderSchema } from './order';
import { fromWireOrder, toWireOrder } from './order-names';

const LINE = { id: 1, itemId: 2, itemName: 'Ayu Bikini', price: 849_000, quantity: 2 };
const SENT = {
  id: 7,
  customer_name: 'Ayu Lestari',
  customer_email: 'ayu@example.com',
  customer_phone: '+62 812',
  status: 'pending',
  total: 1_698_000,
  transaction_method: 'bank_transfer',
  snap_token: 'snap',
  expires_at: '2026-11-21T16:30:00.000Z',
};

it.each(['transaction_items', 'transactionitem'])('renames the fields of an order with %s', (items) => {
  const order = orderSchema.parse({ ...SENT, [items]: [LINE] });
  expect(order).toMatchObject({
    id: '7',
    customerName: 'Ayu Lestari',
    customerEmail: 'ayu@example.com',
    customerPhone: '+62 812',
    method: 'bank_transfer',
    snapToken: 'snap',
    expiresAt: '2026-11-21T16:30:00.000Z',
    lines: [{ id: '1', itemId: '2', itemName: 'Ayu Bikini' }],
  });
  expect(Object.keys(order).filter((name) => name.includes('_') || name === 'transactionitem')).toEqual([]);
});

it('reads the payment under way and the refunded amount, and leaves out malformed ones', () => {
  const payment = { status: 'pending', accounts: [{ bank: 'bca', number: '8127' }] };
  expect(orderSchema.parse({ ...SENT, payment, refunded: 1_000 })).toMatchObject({
    payment,
    refunded: 1_000,
  });
  const malformed = orderSchema.parse({ ...SENT, payment: { status: 'unheard of' }, refunded: -1 });
  expect([malformed.payment, malformed.refunded]).toEqual([undefined, undefined]);
});

it('restores the wire names of an order', () => {
  const sent = { ...SENT, transaction_items: [LINE] };
  expect(toWireOrder(orderSchema.parse(sent))).toEqual(wireOrderSchema.parse(sent));
  expect(fromWireOrder(toWireOrder(createOrder()))).toEqual(createOrder());
});
