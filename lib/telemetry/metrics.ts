import { type Attributes, metrics, type ObservableResult } from '@opentelemetry/api';

/** All metrics, named by OpenTelemetry's semantic conventions where these define a name. */
export const METRICS = {
  requests: { name: 'http.server.request.duration', unit: 's', description: 'Answered requests' },
  upstreamCalls: { name: 'http.client.request.duration', unit: 's', description: 'Calls to other servers' },
  cacheAnswers: { name: 'segara.page_cache.answers', description: 'Pages, by the state of the cache' },
  logRecords: { name: 'segara.log.records', description: 'Records of the log from `warn` on' },
  orders: { name: 'segara.orders', description: 'Orders that came into a state' },
  ordersPending: { name: 'segara.orders.pending', description: 'Orders that hold stock unpaid' },
  paymentsUnconfirmed: {
    name: 'segara.payments.unconfirmed',
    description: 'Unpaid orders of which the payment provider did not answer for twice or more',
  },
  itemsHeld: {
    name: 'segara.items.held',
    description: 'Items of which unpaid orders hold more than half of the stock, and at least five pieces',
  },
  refundsDue: { name: 'segara.refunds.due', description: 'Money on its way back to customers' },
  outboxWaiting: {
    name: 'segara.outbox.waiting',
    description: 'Entries of an outbox that are not delivered yet',
  },
  mailsWaiting: { name: 'segara.mails.waiting', description: 'Mails that are not sent yet' },
  vitals: { name: 'segara.web_vitals', unit: 's', description: 'Times of visits, as browsers measure them' },
  layoutShift: { name: 'segara.layout_shift', description: 'Cumulative layout shift of visits' },
  redisConnected: { name: 'segara.redis.connected', description: 'Whether Redis answers' },
  dataFree: { name: 'segara.data_folder.free', unit: 'By', description: 'Room where the shop writes' },
  eventLoopDelay: { name: 'nodejs.eventloop.delay.p99', unit: 's', description: 'Delay of the event loop' },
  memory: { name: 'process.memory.usage', unit: 'By', description: 'Memory of the process' },
  heap: { name: 'v8js.memory.heap.used', unit: 'By', description: 'Memory of its JavaScript' },
} as const;
type Metric = (typeof METRICS)[keyof typeof METRICS];

/** Histogram boundaries in seconds: those of the conventions, and the web vitals thresholds for good and poor. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 5, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * Creates an instrument on its first use in a process and bundle. Instruments created before the provider
 * (`startTelemetry`) would never record anything. Without a provider they do nothing.
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
export function timer(metric: Metric) {
  const times = histogram(metric, SECONDS);
  return (ms: number, attributes: Attributes) => times().record(ms / 1_000, attributes);
}

/** Creates a histogram of layout shifts. @returns a function that records one */
export function distribution(metric: Metric) {
  const values = histogram(metric, SHIFTS);
  return (value: number, attributes: Attributes) => values().record(value, attributes);
}

/** Creates a counter. @returns a function that increments it */
export function counter({ name, ...options }: Metric) {
  const counts = onFirstUse(() => meter().createCounter(name, options));
  return (attributes: Attributes, by = 1) => counts().add(by, attributes);
}

/** Registers a gauge whose value is read on each collection. */
export function observe(
  { name, ...options }: Metric,
  read: (result: ObservableResult) => void | Promise<void>,
): void {
  meter().createObservableGauge(name, options).addCallback(read);
}
