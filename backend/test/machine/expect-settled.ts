import { ORDER_JOB_FUNCTIONS, ORDER_JOBS } from './order-actions';
import type { TestAction, TestWorld } from './test-world';

const HOUR_MS = 60 * 60_000;
/** Pauses that are long enough for every order to end, and for one more status request about each order. */
const PAUSES_MS = [1, 12, 12, 2, 6, 24, 24].map((hours) => hours * HOUR_MS);

/** Lets days pass without shoppers. The jobs run once after each pause. */
function workForDays(world: TestWorld): TestAction {
  return {
    statuses: [200],
    cause: { touches: () => true },
    run: async () => {
      for (const pause of PAUSES_MS) {
        world.advance(pause);
        for (const job of ORDER_JOBS) await ORDER_JOB_FUNCTIONS[job](world.dependencies);
      }
      return { status: 200, json: {} };
    },
  };
}

/**
 * Drops all notifications that are not delivered, repairs the bank, and lets days pass in which only the jobs
 * run. Then checks that no order is pending, and that the bank has the money that the status of each order
 * implies.
 */
export async function expectSettled(world: TestWorld): Promise<void> {
  const { bank } = world;
  Object.assign(bank, { isDown: false, isMute: false });
  bank.notifications.length = 0;
  if (world.books.orders.length === 0) return;
  await world.perform([workForDays(world)]);
  for (const { id, status, total, refundedByProvider } of world.books.orders) {
    const kept = status === 'paid' ? total - refundedByProvider : 0;
    expect({ status, money: bank.moneyOf(id) }).toEqual({ status, money: kept });
    expect(status).not.toBe('pending');
    if (status === 'paid' && refundedByProvider > 0) world.count('partly refunded');
  }
}
