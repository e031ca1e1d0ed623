import fc from 'fast-check';
import { CRASH_POINTS, type CrashPoint } from '@/backend/dependencies';
import { ORDER_JOBS, type OrderJob } from './order-actions';
import { BANK_EVENTS, type BankEvent, PAYMENT_ATTEMPT_EVENTS } from './simulated-bank';

/**
 * The kinds of idempotency keys of a checkout: derived from the current cart (most often), none, the previous
 * key, or a random key.
 */
const KEYS = ['cart', 'cart', 'none', 'last', 'other'] as const;
export type IdempotencyKeyKind = (typeof KEYS)[number];

const REFUND_EVENTS = ['refundPart', 'chargebackPart', 'chargeback', 'refund'] as const satisfies BankEvent[];
type RefundEvent = (typeof REFUND_EVENTS)[number];

const FORGERIES = ['signature', 'amount', 'stranger', 'untrue'] as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A step of a sequence. Numbers choose a customer, item, order or notification by its index modulo the length
 * of the list.
 */
export type ModelStep =
  | { do: 'add'; who: number; item: number; quantity: number; again: boolean }
  | { do: 'change'; who: number; line: number; quantity: number }
  | { do: 'remove'; who: number; line: number }
  | { do: 'clear'; who: number }
  | { do: 'address'; who: number }
  | { do: 'checkOut'; who: number; key: IdempotencyKeyKind; times: number; crash: CrashPoint | undefined }
  | { do: 'reprice'; who: number; item: number; price: number }
  | { do: 'refund'; who: number; events: RefundEvent[]; isTold: boolean }
  | { do: 'overtaken'; who: number; item: number; quantity: number; isOrdered: boolean }
  | {
      do: 'buy';
      who: number;
      item: number;
      quantity: number;
      cleared: boolean;
      payment: BankEvent;
      isTold: boolean;
      crash: CrashPoint | undefined;
    }
  | { do: 'late'; who: number; quantity: number; end: 'cancel' | 'expire'; rival: number; isTold: boolean }
  | { do: 'bank'; order: number; event: BankEvent }
  | { do: 'deliver'; notification: number; times: number; again: boolean; crash: CrashPoint | undefined }
  | { do: 'lose'; notification: number }
  | { do: 'forge'; order: number; how: (typeof FORGERIES)[number]; event: string }
  | { do: 'wait'; ms: number }
  | { do: 'work'; job: OrderJob; crash: CrashPoint | undefined }
  | { do: 'outage'; isDown: boolean; isMute: boolean }
  | { do: 'import'; item: number; price: number | undefined; stock: number | null | undefined }
  | { do: 'look'; who: number; order: number }
  | { do: 'cancel'; who: number; order: number; crash: CrashPoint | undefined }
  | { do: 'race'; first: ConcurrentStep; second: ConcurrentStep };

/** Steps that may run concurrently with another step. */
export type ConcurrentStep =
  | { do: 'checkOut'; who: number; key: IdempotencyKeyKind; times: number }
  | { do: 'deliver'; notification: number; times: number; again: boolean }
  | { do: 'work'; job: OrderJob }
  | { do: 'cancel'; who: number; order: number }
  | { do: 'import'; item: number; price: number; stock?: undefined };

const who = fc.nat(2);
const item = fc.nat(2);
const order = fc.nat(5);
const notification = fc.nat(5);
const quantity = fc.integer({ min: 1, max: 4 });
const key = fc.constantFrom(...KEYS);
const crash = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...CRASH_POINTS) },
);
const times = fc.constantFrom(1, 1, 2);
const event = fc.constantFrom(...BANK_EVENTS);
const price = fc.constantFrom(1_199_000, 899_000, 1);
const job = fc.constantFrom(...ORDER_JOBS);

/** Returns an arbitrary for a step with this name and these parameters. */
function step<N extends string, Facts>(name: N, facts: { [K in keyof Facts]: fc.Arbitrary<Facts[K]> }) {
  return fc.record<Facts>(facts).map((known) => ({ do: name, ...known }));
}

const concurrentStep = fc.oneof(
  step('checkOut', { who, key, times }),
  step('deliver', { notification, times, again: fc.boolean() }),
  step('work', { job }),
  step('cancel', { who, order }),
  step('import', { item, price }),
);

/** An arbitrary for any step. Steps of a purchase are more frequent than others. */
export const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: step('add', { who, item, quantity, again: fc.boolean() }) },
  { weight: 1, arbitrary: step('change', { who, line: fc.nat(3), quantity: fc.constantFrom(1, 2, 3, 11) }) },
  { weight: 1, arbitrary: step('remove', { who, line: fc.nat(3) }) },
  { weight: 1, arbitrary: step('clear', { who }) },
  { weight: 1, arbitrary: step('address', { who }) },
  { weight: 5, arbitrary: step('checkOut', { who, key, times, crash }) },
  {
    weight: 6,
    arbitrary: step('buy', {
      who: fc.nat(1),
      item: fc.constantFrom(0, 0, 0, 1),
      quantity,
      cleared: fc.boolean(),
      payment: fc.constantFrom(...PAYMENT_ATTEMPT_EVENTS),
      isTold: fc.boolean(),
      crash,
    }),
  },
  {
    weight: 2,
    arbitrary: step('late', {
      who: fc.nat(1),
      quantity,
      end: fc.constantFrom('cancel' as const, 'expire' as const),
      rival: fc.constantFrom(0, 0, 4, 7),
      isTold: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: step('reprice', { who: fc.nat(1), item: fc.nat(1), price }) },
  {
    weight: 2,
    arbitrary: step('refund', {
      who: fc.nat(1),
      events: fc.array(fc.constantFrom(...REFUND_EVENTS), { minLength: 1, maxLength: 3 }),
      isTold: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: step('overtaken', { who, item, quantity, isOrdered: fc.boolean() }) },
  { weight: 6, arbitrary: step('bank', { order, event }) },
  { weight: 5, arbitrary: step('deliver', { notification, times, again: fc.boolean(), crash }) },
  { weight: 1, arbitrary: step('lose', { notification }) },
  {
    weight: 2,
    arbitrary: step('forge', {
      order,
      how: fc.constantFrom(...FORGERIES),
      event: fc.constantFrom('settlement', 'capture', 'expire', 'cancel', 'refund', 'deny', 'nonsense'),
    }),
  },
  {
    weight: 3,
    arbitrary: step('wait', {
      ms: fc.constantFrom(1_000, 6 * MINUTE_MS, 40 * MINUTE_MS, 12 * HOUR_MS, 24 * HOUR_MS),
    }),
  },
  { weight: 5, arbitrary: step('work', { job, crash }) },
  { weight: 1, arbitrary: step('outage', { isDown: fc.boolean(), isMute: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: step('import', {
      item,
      price: fc.option(price, { nil: undefined }),
      stock: fc.constantFrom(undefined, undefined, 0, 1, 7, null),
    }),
  },
  { weight: 2, arbitrary: step('look', { who, order }) },
  { weight: 3, arbitrary: step('cancel', { who, order, crash }) },
  { weight: 3, arbitrary: step('race', { first: concurrentStep, second: concurrentStep }) },
) satisfies fc.Arbitrary<ModelStep>;
