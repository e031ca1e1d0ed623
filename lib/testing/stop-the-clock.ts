type Timer = 'setTimeout' | 'clearTimeout';

/** Keeps `setTimeout`, for what counts by intervals: see `stopTheClock`. */
export const ALL_BUT_TIMEOUTS: { except: Timer[] } = { except: ['setTimeout', 'clearTimeout'] };

/**
 * From now on the test moves the clock; answers of the network still come by themselves. Follow it with
 * `jest.useRealTimers()` when the test ends.
 * @param except what goes on by itself. Where `setTimeout` does, Testing Library waits as it does without a stopped
 * clock; else it steps through time, and React warns of an answer that comes between two steps.
 */
export function stopTheClock({ except = [] }: { except?: Timer[] } = {}): void {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', ...except],
  });
}
