import type { Order } from '@/lib/contract/order';

/** Its own status, or `refunding` while money that came after its end is on its way back. */
export function displayedStatus({ status, events }: Pick<Order, 'status' | 'events'>): string {
  return events?.at(-1)?.status === 'refunding' ? 'refunding' : status;
}

/** One step of an order: a status, or `changed` where it is only known that something did. `at` may be empty. */
export type OrderStep = { status: string; at: string; isToCome: boolean };

const came = (status: string, at: string): OrderStep => ({ status, at, isToCome: false });

/** Of a server that tells no events: the order came, and was changed last (spec §2). */
function plainSteps({ status, createdAt, updatedAt }: Order): OrderStep[] {
  const received = came('pending', createdAt);
  if (status !== 'pending') return [received, came(status, updatedAt)];
  return updatedAt && updatedAt !== createdAt ? [received, came('changed', updatedAt)] : [received];
}

/** What has happened to an order, oldest first, and when it expires if it goes on waiting for its payment. */
export function orderTimeline(order: Order): OrderStep[] {
  const { events, expires_at: expiresAt, status } = order;
  const steps = events?.length ? events.map((event) => came(event.status, event.at)) : plainSteps(order);
  const expires = status === 'pending' && expiresAt;
  return expires ? [...steps, { status: 'expired', at: expiresAt, isToCome: true }] : steps;
}
