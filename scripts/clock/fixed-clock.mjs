// Preloaded into every test process, so that each run starts at the same time. The time is in the future, because Next.js
// expects files to be older than the clock. `TEST_CLOCK=2036-12-31T23:59:00+08:00 npm test` starts at another time.

/** A Wednesday morning in Bali. All stores are open. */
const START = '2036-05-14T10:00:00+08:00';

// Child processes inherit the offset.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(process.env.TEST_CLOCK || START) - Date.now());

/** How far the clock of the tests is ahead of the real time, in milliseconds. */
export const TEST_CLOCK_OFFSET_MS = Number(process.env.TEST_CLOCK_OFFSET);

/**
 * Shifts the clock of the current realm. Timers and `performance.now()` do not change. The function is self-contained,
 * because browsers receive its source text.
 * @param {number} offset milliseconds to add
 */
export function shiftClock(offset) {
  const RealDate = globalThis.Date;
  if (Object.hasOwn(RealDate, 'isShifted')) return;
  const realNow = RealDate.now;
  const now = () => realNow() + offset;

  Object.assign(RealDate, { now, isShifted: true });
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  });
  // Next.js computes the age of cache entries from `timeOrigin`. The realms of Jest share `performance`, so
  // `timeOrigin` is shifted only if no other realm has done so.
  const { performance } = globalThis;
  if (performance && !Object.hasOwn(performance, 'timeOrigin'))
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset });
}

shiftClock(TEST_CLOCK_OFFSET_MS);
