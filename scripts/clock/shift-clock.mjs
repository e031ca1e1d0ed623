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
