import type { Order } from '@/lib/contract/order';

/**
 * The status by which an order is explained: its own, or `refunding` while money that came after its end is on its way
 * back; the order itself has ended as it had before.
 */
export function toldStatus({ status, events }: Pick<Order, 'status' | 'events'>): string {
  return events?.at(-1)?.status === 'refunding' ? 'refunding' : status;
}
