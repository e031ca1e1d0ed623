import { createOrder } from '@/lib/testing/an-order';
import { getDisplayedStatus, getOrderStage, getOrderTimeline } from './order-facts';

const PENDING = { status: 'pending', at: '2026-11-20T16:30:00.000Z', isToCome: false };

it('returns the events in order', () => {
  const events = [
    { status: 'pending', at: '2026-11-20T16:30:00.000Z' },
    { status: 'paid', at: '2026-11-20T16:40:00.000Z' },
    { status: 'weighed', at: '2026-11-20T17:00:00.000Z' },
  ];
  expect(getOrderTimeline(createOrder({ status: 'refunded', events }))).toEqual(
    events.map((event) => ({ ...event, isToCome: false })),
  );
});

it.each([
  ['paid', '2026-11-21T01:00:00.000Z', 'paid'],
  ['pending', '2026-11-21T01:00:00.000Z', 'changed'],
])('uses creation and last change for an order that is %s', (status, updatedAt, last) => {
  expect(getOrderTimeline(createOrder({ status, updatedAt })).slice(0, 2)).toEqual([
    PENDING,
    { status: last, at: updatedAt, isToCome: false },
  ]);
});

it('reports no change if nothing changed', () => {
  expect(getOrderTimeline(createOrder({ status: 'pending', updatedAt: PENDING.at, events: [] }))).toEqual([
    PENDING,
  ]);
});

it('shows the expiry of a pending order only', () => {
  const expiresAt = '2026-11-21T16:30:00.000Z';
  const lapses = { status: 'expired', at: expiresAt, isToCome: true };
  expect(getOrderTimeline(createOrder({ status: 'pending', updatedAt: PENDING.at, expiresAt }))).toEqual([
    PENDING,
    lapses,
  ]);
  expect(getOrderTimeline(createOrder({ status: 'paid', expiresAt }))).not.toContainEqual(lapses);
});

const event = (status: string) => ({ status, at: '2026-11-20T16:30:00.000Z' });

it.each([
  ['paid', undefined, 'paid'],
  ['expired', [event('pending'), event('expired')], 'expired'],
  ['expired', [event('expired'), event('refunding')], 'refunding'],
  ['refunded', [event('refunding'), event('refunded')], 'refunded'],
  ['refunded', [event('paid'), event('charged_back')], 'charged_back'],
])('explains an order that is %s after %j as %s', (status, events, displayed) => {
  expect(getDisplayedStatus({ status, events })).toBe(displayed);
});

const parcel = (status: string, more = {}) => ({
  status,
  carrier: undefined,
  trackingNumber: undefined,
  trackingUrl: undefined,
  shippedAt: undefined,
  deliveredAt: undefined,
  expectedAt: undefined,
  ...more,
});

it.each([
  ['paid', undefined, 'paid'],
  ['paid', parcel('unfulfilled'), 'paid'],
  ['paid', parcel('shipped'), 'shipped'],
  ['refunded', parcel('shipped'), 'refunded'],
])('the stage of an order that is %s with the shipment %j is %s', (status, fulfilment, stage) => {
  expect(getOrderStage(createOrder({ status, fulfilment }))).toBe(stage);
});

it('shows every shipment step once', () => {
  const fulfilment = parcel('delivered', { shippedAt: '2026-11-22', deliveredAt: '2026-11-23' });
  const events = [event('paid'), { status: 'shipped', at: '2026-11-21' }];
  expect(getOrderTimeline(createOrder({ events, fulfilment })).map(({ status }) => status)).toEqual([
    'paid',
    'shipped',
    'delivered',
  ]);
});

it.each([
  ['paid', undefined, ['shipped', 'delivered']],
  ['paid', parcel('packed'), ['shipped', 'delivered']],
  ['paid', parcel('shipped'), ['delivered']],
  ['paid', parcel('delivered'), []],
  ['refunded', parcel('packed'), []],
  ['cancelled', undefined, []],
])('shows the steps to come of an order that is %s with the shipment %j', (status, fulfilment, toCome) => {
  const steps = getOrderTimeline(createOrder({ status, fulfilment }));
  expect(steps.flatMap((step) => (step.isToCome ? step.status : []))).toEqual(toCome);
});
