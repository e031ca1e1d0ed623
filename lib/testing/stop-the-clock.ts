type Timer = 'setTimeout' | 'clearTimeout';

/** Leaves `setTimeout` real for code that uses intervals. See `stopTheClock`. */
export const KEEP_TIMEOUTS_REAL: { except: Timer[] } = { except: ['setTimeout', 'clearTimeout'] };

/**
 * Stops the clock, so that the test advances it. Network responses still arrive. The test must end with
 * `jest.useRealTimers()`.
 * @param except timers that stay real. With a real `setTimeout`, Testing Library waits as usual. Otherwise it
 * advances the time in steps, and React warns about responses that arrive between two steps.
 */
export function stopTheClock({ except = [] }: { except?: Timer[] } = {}): void {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', ...except],
  });
}
