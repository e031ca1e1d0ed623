import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { localePath } from '@/lib/i18n/locale-path';

export function orderPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/order-status')}?transaction_id=${encodeURIComponent(orderId)}`;
}

export function receiptPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/account/receipt')}?transaction_id=${encodeURIComponent(orderId)}`;
}

/** Events that say more about the end of an order than its status does. */
const TELLING_EVENTS = ['refunding', 'charged_back'];

/** Returns the status of an order, or its last event where that says more: `refunding` or `charged_back`. */
export function displayedStatus({ status, events }: Pick<Order, 'status' | 'events'>): string {
  const last = events?.at(-1)?.status ?? '';
  return TELLING_EVENTS.includes(last) ? last : status;
}

/** Where an order is: its displayed status until it is paid, then how far its parcel has come. */
export function orderStage(order: Pick<Order, 'status' | 'events' | 'fulfilment'>): string {
  const status = displayedStatus(order);
  const parcel = order.fulfilment?.status ?? 'unfulfilled';
  return status === 'paid' && parcel !== 'unfulfilled' ? parcel : status;
}

/** The stages in which a parcel will come or has just come. */
const COMING_STAGES = ['pending', 'paid', 'packed', 'shipped', 'delivered'];
const STAGES = [
  ...COMING_STAGES,
  'returned',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  ...TELLING_EVENTS,
];

export const isComing = (stage: string): boolean => COMING_STAGES.includes(stage);

/** Tells whether the messages explain a stage. Another server may send statuses of its own. */
export const isKnownStage = (stage: string): boolean => STAGES.includes(stage);

/** One step of an order: a status, or `changed` where it is only known that something did. `at` may be empty. */
export type OrderStep = { status: string; at: string; isToCome: boolean };

const came = (status: string, at: string): OrderStep => ({ status, at, isToCome: false });

/** Of a server that tells no events: the order came, and was changed last (spec §2). */
function plainSteps({ status, createdAt, updatedAt }: Order): OrderStep[] {
  const received = came('pending', createdAt);
  if (status !== 'pending') return [received, came(status, updatedAt)];
  return updatedAt && updatedAt !== createdAt ? [received, came('changed', updatedAt)] : [received];
}

/** What has become of the parcel, where the events do not tell. */
function parcelSteps({ fulfilment, events = [] }: Order): OrderStep[] {
  const steps = [
    { status: 'shipped', at: fulfilment?.shippedAt },
    { status: 'delivered', at: fulfilment?.deliveredAt },
  ];
  return steps.flatMap(({ status, at }) =>
    at === undefined || events.some((event) => event.status === status) ? [] : [came(status, at)],
  );
}

/** What has happened to an order, oldest first, and when it expires if it goes on waiting for its payment. */
export function orderTimeline(order: Order): OrderStep[] {
  const { events, expiresAt, status } = order;
  const own = events?.length ? events.map((event) => came(event.status, event.at)) : plainSteps(order);
  const steps = [...own, ...parcelSteps(order)];
  const expires = status === 'pending' && expiresAt;
  return expires ? [...steps, { status: 'expired', at: expiresAt, isToCome: true }] : steps;
}

/** Whether money was taken for an order, so that there is a receipt of it. */
export function hasReceipt({ status }: { status: string }): boolean {
  return status === 'paid' || status === 'refunded';
}

type ReceiptMoment = { name: 'ordered' | 'paid' | 'refunded'; at: string };

function momentOf({ events, status, updatedAt }: Order, wanted: 'paid' | 'refunded'): string {
  const event = events?.findLast((one) => one.status === wanted);
  return event?.at ?? (status === wanted ? updatedAt : '');
}

/** When an order was made, paid and, if it was, refunded; what is not known is left out. */
export function receiptMoments(order: Order): ReceiptMoment[] {
  const moments: ReceiptMoment[] = [
    { name: 'ordered', at: order.createdAt },
    { name: 'paid', at: momentOf(order, 'paid') },
    { name: 'refunded', at: momentOf(order, 'refunded') },
  ];
  return moments.filter(({ at }) => at !== '');
}

export function customerLines({ customerName, customerEmail, customerPhone = '' }: Order): string[] {
  return [customerName, customerEmail, customerPhone].filter((line) => line !== '');
}

export function shippingLines({ shipping }: Order): string[] {
  return shipping ? addressLines(shipping) : [];
}

export function sumOfLines({ lines }: Order): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** An address in lines, as on a parcel; what is empty is left out. */
export function addressLines({ receiptName, address, city, province, postalCode }: Address): string[] {
  const place = [city, province, postalCode].filter(Boolean).join(', ');
  return [receiptName, address, place].filter(Boolean);
}
