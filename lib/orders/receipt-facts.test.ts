import { createOrder, createOrderLine } from '@/lib/testing/an-order';
import { formatShippingLines, getReceiptTimes, sumOrderLines } from './order-facts';

const ORDERED = { name: 'ordered', at: '2026-11-20T16:30:00.000Z' };

it('takes the times from the events', () => {
  const events = [
    { status: 'paid', at: '2026-11-20T16:40:00.000Z' },
    { status: 'refunded', at: '2026-11-24T02:00:00.000Z' },
  ];
  expect(getReceiptTimes(createOrder({ status: 'refunded', events }))).toEqual([
    ORDERED,
    { name: 'paid', at: '2026-11-20T16:40:00.000Z' },
    { name: 'refunded', at: '2026-11-24T02:00:00.000Z' },
  ]);
});

it.each([
  ['paid', 'paid'],
  ['refunded', 'refunded'],
] as const)('takes the last change of an order that is %s and tells no events', (status, name) => {
  expect(getReceiptTimes(createOrder({ status }))).toEqual([
    ORDERED,
    { name, at: '2026-11-21T01:00:00.000Z' },
  ]);
});

it('omits unknown data', () => {
  expect(getReceiptTimes(createOrder({ createdAt: '', updatedAt: '' }))).toEqual([]);
  expect(formatShippingLines(createOrder())).toEqual([]);
});

it('formats the address like a label', () => {
  const shipping = {
    receiptName: 'ᬳᬶ',
    address: 'Jalan Pantai 58',
    city: 'Badung',
    province: '',
    postalCode: '80361',
  };
  expect(formatShippingLines(createOrder({ shipping }))).toEqual(['ᬳᬶ', 'Jalan Pantai 58', 'Badung, 80361']);
});

it('adds up the lines', () => {
  const lines = [createOrderLine(), createOrderLine({ id: '2', price: 5, quantity: 1 })];
  expect(sumOrderLines(createOrder({ lines }))).toBe(1_698_005);
});
