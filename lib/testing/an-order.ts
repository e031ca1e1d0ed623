import type { Order, OrderLine } from '@/lib/contract/order';

export function createOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id: '1',
    itemId: 'i-9',
    itemName: 'Ayu Bikini',
    sizeName: undefined,
    price: 849_000,
    quantity: 2,
    image: undefined,
    ...changes,
  };
}

/** A paid order of the test customer. */
export function createOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'A1',
    customerName: 'Ayu Lestari',
    customerEmail: 'ayu@example.com',
    customerPhone: undefined,
    status: 'paid',
    total: 1_698_000,
    method: '',
    createdAt: '2026-11-20T16:30:00.000Z',
    updatedAt: '2026-11-21T01:00:00.000Z',
    snapToken: undefined,
    expiresAt: undefined,
    shipping: undefined,
    events: undefined,
    fulfilment: undefined,
    discount: undefined,
    refunded: undefined,
    payment: undefined,
    lines: [createOrderLine()],
    ...changes,
  };
}

export const SHIPPING_ADDRESS = {
  receiptName: 'Made',
  address: 'Jalan Pantai 58',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};
