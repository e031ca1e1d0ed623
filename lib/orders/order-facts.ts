import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { localePath } from '@/lib/i18n/locale-path';

/** Returns the path of an order's page. */
export function orderPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/order-status')}?transaction_id=${encodeURIComponent(orderId)}`;
}

export function receiptPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/account/receipt')}?transaction_id=${encodeURIComponent(orderId)}`;
}

/** Events that say more about the end of an order than its status does. */
const TELLING_EVENTS = ['refunding', 'charged_back'];

/** Returns the status of an order, or its last event where that says more: `refunding` or `charged_back`. */
export function getDisplayedStatus({ status, events }: Pick<Order, 'status' | 'events'>): string {
  const last = events?.at(-1)?.status ?? '';
  return TELLING_EVENTS.includes(last) ? last : status;
}

/** Returns the stage of an order: the displayed status until the order is paid, then the shipment status. */
export function getOrderStage(order: Pick<Order, 'status' | 'events' | 'fulfilment'>): string {
  const status = getDisplayedStatus(order);
  const parcel = order.fulfilment?.status ?? 'unfulfilled';
  return status === 'paid' && parcel !== 'unfulfilled' ? parcel : status;
}

/** The stages in which a delivery is expected or has just arrived. */
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

/** Returns whether a delivery is expected or has just arrived. */
export const isDeliveryExpected = (stage: string): boolean => COMING_STAGES.includes(stage);

/** Returns whether the translations have a text for a stage. Another product API may send stages without one. */
export const hasStageMessages = (stage: string): boolean => STAGES.includes(stage);

/**
 * One step of an order. The status `changed` means that only the time of some change is known. `at` is empty for a
 * step to come.
 */
export type OrderTimelineStep = { status: string; at: string; isToCome: boolean };

const came = (status: string, at: string): OrderTimelineStep => ({ status, at, isToCome: false });

/** Returns the steps of an order from a server without events: its creation and its last change (spec §2). */
function plainSteps({ status, createdAt, updatedAt }: Order): OrderTimelineStep[] {
  const received = came('pending', createdAt);
  if (status !== 'pending') return [received, came(status, updatedAt)];
  return updatedAt && updatedAt !== createdAt ? [received, came('changed', updatedAt)] : [received];
}

/** Returns the shipment steps that the events do not contain. */
function parcelSteps({ fulfilment, events = [] }: Order): OrderTimelineStep[] {
  const steps = [
    { status: 'shipped', at: fulfilment?.shippedAt },
    { status: 'delivered', at: fulfilment?.deliveredAt },
  ];
  return steps.flatMap(({ status, at }) =>
    at === undefined || events.some((event) => event.status === status) ? [] : [came(status, at)],
  );
}

/** The steps to come of a paid order, by its stage. */
const STEPS_TO_COME: Record<string, string[]> = {
  paid: ['shipped', 'delivered'],
  packed: ['shipped', 'delivered'],
  shipped: ['delivered'],
};

/** Returns the steps of an order, oldest first, and the steps to come: its shipment, or its expiry if unpaid. */
export function getOrderTimeline(order: Order): OrderTimelineStep[] {
  const { events, expiresAt, status } = order;
  const own = events?.length ? events.map((event) => came(event.status, event.at)) : plainSteps(order);
  const steps = [...own, ...parcelSteps(order)];
  if (status === 'pending' && expiresAt)
    return [...steps, { status: 'expired', at: expiresAt, isToCome: true }];
  const toCome = STEPS_TO_COME[getOrderStage(order)] ?? [];
  return [...steps, ...toCome.map((each) => ({ status: each, at: '', isToCome: true }))];
}

/** Returns whether an order was paid, so that it has a receipt. */
export function hasReceipt({ status }: { status: string }): boolean {
  return status === 'paid' || status === 'refunded';
}

type ReceiptMoment = { name: 'ordered' | 'paid' | 'refunded'; at: string };

function momentOf({ events, status, updatedAt }: Order, wanted: 'paid' | 'refunded'): string {
  const event = events?.findLast((one) => one.status === wanted);
  return event?.at ?? (status === wanted ? updatedAt : '');
}

/** Returns the ISO 8601 timestamp of an order's payment. It is empty if the order is not paid. */
export const getPaymentTime = (order: Order): string => momentOf(order, 'paid');

/** Returns the times when an order was placed, paid and refunded, as far as they are known. */
export function getReceiptTimes(order: Order): ReceiptMoment[] {
  const moments: ReceiptMoment[] = [
    { name: 'ordered', at: order.createdAt },
    { name: 'paid', at: getPaymentTime(order) },
    { name: 'refunded', at: momentOf(order, 'refunded') },
  ];
  return moments.filter(({ at }) => at !== '');
}

/** Formats the customer's contact data as lines. */
export function formatCustomerLines({ customerName, customerEmail, customerPhone = '' }: Order): string[] {
  return [customerName, customerEmail, customerPhone].filter((line) => line !== '');
}

/** Formats the delivery address as lines, or none if the server did not send it. */
export function formatShippingLines({ shipping }: Order): string[] {
  return shipping ? formatAddressLines(shipping) : [];
}

/** Returns the sum of price times quantity in rupiah, before discounts. */
export function sumOrderLines({ lines }: Order): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Formats an address as lines of a label, without empty fields. */
export function formatAddressLines({ receiptName, address, city, province, postalCode }: Address): string[] {
  const place = [city, province, postalCode].filter(Boolean).join(', ');
  return [receiptName, address, place].filter(Boolean);
}
