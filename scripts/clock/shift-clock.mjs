/**
 * Moves the clock of the realm it runs in; time goes on from there at its own pace. Self-contained, because browsers
 * get it as text. Timers and `performance.now()` are as they were.
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
  // Next reckons the age of its cache entries from here. Jest's realms share one.
  const { performance } = globalThis;
  if (performance && !Object.hasOwn(performance, 'timeOrigin'))
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset });
}
