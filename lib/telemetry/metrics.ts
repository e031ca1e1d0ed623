import { type Attributes, metrics, type ObservableResult } from '@opentelemetry/api';

/** All metrics, named by OpenTelemetry's semantic conventions where these define a name. */
export const METRICS = {
  requests: { name: 'http.server.request.duration', unit: 's', description: 'Duration of requests' },
  upstreamCalls: {
    name: 'http.client.request.duration',
    unit: 's',
    description: 'Duration of requests to other servers',
  },
  cacheResponses: {
    name: 'segara.page_cache.answers',
    description: 'Responses of the page cache, by the state of the page (such as HIT, STALE, MISS)',
  },
  logRecords: { name: 'segara.log.records', description: 'Log records of level `warn` and above' },
  orders: { name: 'segara.orders', description: 'Changes of the status of orders, by new status' },
  ordersPending: { name: 'segara.orders.pending', description: 'Unpaid orders that reserve stock' },
  paymentsUnconfirmed: {
    name: 'segara.payments.unconfirmed',
    description: 'Unpaid orders whose status the payment provider failed to return twice or more',
  },
  itemsHeld: {
    name: 'segara.items.held',
    description:
      'Items with more than half of the stock, and at least five pieces, reserved by unpaid orders',
  },
  refundsDue: { name: 'segara.refunds.due', description: 'Refunds that are not completed' },
  outboxWaiting: {
    name: 'segara.outbox.waiting',
    description: 'Undelivered entries of an outbox',
  },
  mailsWaiting: { name: 'segara.mails.waiting', description: 'Emails that wait to be sent' },
  vitals: { name: 'segara.web_vitals', unit: 's', description: 'Web vitals that browsers measured' },
  layoutShift: { name: 'segara.layout_shift', description: 'Cumulative layout shift that browsers measured' },
  redisConnected: { name: 'segara.redis.connected', description: '1 if Redis is connected, otherwise 0' },
  dataFree: { name: 'segara.data_folder.free', unit: 'By', description: 'Free space of the data folder' },
  eventLoopDelay: {
    name: 'nodejs.eventloop.delay.p99',
    unit: 's',
    description: 'Delay of the event loop, 99th percentile',
  },
  memory: { name: 'process.memory.usage', unit: 'By', description: 'Resident memory of the process' },
  heap: { name: 'v8js.memory.heap.used', unit: 'By', description: 'JavaScript heap of the process' },
} as const;
type Metric = (typeof METRICS)[keyof typeof METRICS];

/**
 * Histogram boundaries in seconds: those of the conventions, and the web vitals thresholds for good and poor.
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 5, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * Creates an instrument on its first use in a process and bundle. Instruments created before the provider
 * (`startTelemetry`) would never record anything. If no provider is started, instruments do nothing.
 */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const meter = () => metrics.getMeter('segara');

function histogram({ name, ...options }: Metric, explicitBucketBoundaries: number[]) {
  return onFirstUse(() =>
    meter().createHistogram(name, { ...options, advice: { explicitBucketBoundaries } }),
  );
}

/** Creates a histogram of durations. @returns a function that records one, in milliseconds */
export function createDurationHistogram(metric: Metric) {
  const times = histogram(metric, SECONDS);
  return (ms: number, attributes: Attributes) => times().record(ms / 1_000, attributes);
}

/** Creates a histogram of layout shifts. @returns a function that records one */
export function createLayoutShiftHistogram(metric: Metric) {
  const values = histogram(metric, SHIFTS);
  return (value: number, attributes: Attributes) => values().record(value, attributes);
}

/** Creates a counter. @returns a function that increments it */
export function createCounter({ name, ...options }: Metric) {
  const counts = onFirstUse(() => meter().createCounter(name, options));
  return (attributes: Attributes, by = 1) => counts().add(by, attributes);
}

/** Registers a gauge whose value is read on each collection. */
export function registerGauge(
  { name, ...options }: Metric,
  read: (result: ObservableResult) => void | Promise<void>,
): void {
  meter().createObservableGauge(name, options).addCallback(read);
}
