import fc from 'fast-check';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/contract/order';
import { canMove, hasReturnedStock } from './order-status';

const status = fc.constantFrom(...ORDER_STATUSES);

/** Where an order ends up after asking for each status in turn. */
function walk(wishes: OrderStatus[]): OrderStatus[] {
  const path: OrderStatus[] = ['pending'];
  for (const wish of wishes) {
    const here = path.at(-1) ?? 'pending';
    if (canMove(here, wish)) path.push(wish);
  }
  return path;
}

describe('the status machine', () => {
  it('has exactly the five moves of the contract', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'pending → paid',
      'pending → failed',
      'pending → expired',
      'pending → cancelled',
      'paid → refunded',
    ]);
  });

  it('never returns to pending, never repeats a status and ends after two moves at most', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (wishes) => {
        const path = walk(wishes);
        expect(new Set(path).size).toBe(path.length);
        expect(path.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('gives stock back at most once, and never for what was sold', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (wishes) => {
        const path = walk(wishes);
        const returns = path.filter(hasReturnedStock).length;
        expect(returns).toBeLessThanOrEqual(1);
        expect(path.includes('paid') && returns > 0).toBe(false);
      }),
    );
  });
});
