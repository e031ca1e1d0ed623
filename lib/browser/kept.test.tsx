import { forget, keep, kept } from './kept';

const soon = () => Date.now() + 1_000;

afterEach(() => jest.useRealTimers());

it('keeps until its time is up, each place for itself', () => {
  jest.useFakeTimers();
  keep('tab', 'x', { a: 1 }, soon());
  expect(kept('tab', 'x')).toEqual({ a: 1 });
  expect(kept('browser', 'x')).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(kept('tab', 'x')).toBeUndefined();
});

it('forgets', () => {
  keep('browser', 'x', 1, soon());
  forget('browser', 'x');
  expect(kept('browser', 'x')).toBeUndefined();
});

it.each(['', 'null', '[]', '{', '{"value":1}', '7'])('knows nothing out of %j', (text) => {
  window.sessionStorage.setItem('x', text);
  expect(kept('tab', 'x')).toBeUndefined();
});

it('does without a store', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keep('tab', 'x', 1, soon());
  expect(kept('tab', 'x')).toBeUndefined();
});

it('does without room', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('tab', 'x', 1, soon());
  expect(kept('tab', 'x')).toBeUndefined();
});
