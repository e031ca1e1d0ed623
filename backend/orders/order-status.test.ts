import fc from 'fast-check';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/contract/order';
import { canTransitionOrder, getStockEffect } from './order-status';

const UNPAID_ENDS: OrderStatus[] = ['failed', 'expired', 'cancelled'];
const status = fc.constantFrom(...ORDER_STATUSES);

/** Requests the statuses one after another, and returns the statuses that the order takes. */
function walk(wishes: OrderStatus[]): OrderStatus[] {
  const path: OrderStatus[] = ['pending'];
  for (const wish of wishes) {
    const here = path.at(-1) ?? 'pending';
    if (canTransitionOrder(here, wish)) path.push(wish);
  }
  return path;
}

describe('the status machine', () => {
  it('has exactly these transitions', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canTransitionOrder(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'pending → paid',
      'pending → failed',
      'pending → expired',
      'pending → cancelled',
      'pending → refunded',
      'paid → refunded',
      'failed → paid',
      'failed → refunded',
      'expired → paid',
      'expired → refunded',
      'cancelled → paid',
      'cancelled → refunded',
    ]);
  });

  it('never returns to pending, never repeats a status and ends after at most three transitions', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (wishes) => {
        const path = walk(wishes);
        expect(new Set(path).size).toBe(path.length);
        expect(path.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('reserves the stock exactly while an order is pending, paid or refunded after payment', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (wishes) => {
        const path = walk(wishes);
        let away = 1;
        path.slice(1).forEach((to, index) => {
          const from = path[index] ?? 'pending';
          away += { returned: -1, taken: 1, unmoved: 0 }[getStockEffect(from, to)];
          expect(away).toBe(UNPAID_ENDS.includes(to) || (to === 'refunded' && from !== 'paid') ? 0 : 1);
        });
      }),
    );
  });
});
