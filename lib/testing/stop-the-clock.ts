/**
 * From now on the test moves the clock; answers of the network still come by themselves. Follow it with
 * `jest.useRealTimers()` when the test ends.
 */
export function stopTheClock(): void {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
}
