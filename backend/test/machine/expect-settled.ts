import { JOBS, ROUNDS } from './order-actions';
import type { Action, World } from './world';

const HOUR_MS = 60 * 60_000;
/** Long enough for every order to end, and for the provider to be asked about all of them once more. */
const PAUSES_MS = [1, 12, 12, 2, 6, 24, 24].map((hours) => hours * HOUR_MS);

/** Days on which nobody does anything but the jobs, one round after each pause. */
function workForDays(world: World): Action {
  return {
    statuses: [200],
    cause: { touches: () => true },
    run: async () => {
      for (const pause of PAUSES_MS) {
        world.advance(pause);
        for (const job of JOBS) await ROUNDS[job](world.dependencies);
      }
      return { status: 200, json: {} };
    },
  };
}

/**
 * Loses every notification that is still on its way, brings the bank back, lets days pass with nothing but the jobs, and holds
 * the shop to where it has to be then: no order waits, and each has the money that its status says.
 */
export async function expectSettled(world: World): Promise<void> {
  const { bank } = world;
  Object.assign(bank, { isDown: false, isMute: false });
  bank.notifications.length = 0;
  if (world.books.orders.length === 0) return;
  await world.perform([workForDays(world)]);
  for (const { id, status, total } of world.books.orders) {
    const money = bank.moneyOf(id);
    // A refund at the provider's dashboard is known from its notification alone, which was lost.
    const isGivenBack = status === 'paid' && bank.isGivenBack(id);
    expect({ status, money }).toEqual({ status, money: status === 'paid' && !isGivenBack ? total : 0 });
    expect(status).not.toBe('pending');
  }
}
