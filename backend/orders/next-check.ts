import { hasEndedUnpaid } from './order-status';
import type { StoredOrder } from './stored-order';

const MINUTE_MS = 60_000;
const PENDING_PAUSE_MS = 5 * MINUTE_MS;
const ENDED_PAUSE_MS = 15 * MINUTE_MS;

/** Money may come for so long after an order has ended, over a weekend for instance. */
const LATE_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * When the payment provider is to be asked next about an order of which something was heard at `heard`: at ever longer
 * intervals, half of the time that has passed, because a notification may be lost. A pending order is asked about
 * once more when its time is over, before it is given up; one that ended unpaid for three days, because somebody may
 * have paid in the last moment. Null when nothing more can come of it.
 */
export function nextCheck(
  order: Pick<StoredOrder, 'status' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
  heard: Date,
): Date | null {
  const { status, createdAt, updatedAt, expiresAt } = order;
  const after = (since: Date, pauseMs: number) =>
    new Date(heard.getTime() + Math.max(pauseMs, (heard.getTime() - since.getTime()) / 2));

  if (status === 'pending') {
    const next = after(createdAt, PENDING_PAUSE_MS);
    return heard < expiresAt && expiresAt < next ? expiresAt : next;
  }
  if (!hasEndedUnpaid(status)) return null;
  const next = after(updatedAt, ENDED_PAUSE_MS);
  return next.getTime() - updatedAt.getTime() > LATE_MS ? null : next;
}
