import { readStored, removeStored, writeStored } from './storage';

const soon = () => Date.now() + 1_000;

afterEach(() => jest.useRealTimers());

it('keeps until its time is up, each place for itself', () => {
  jest.useFakeTimers();
  writeStored('tab', 'x', { a: 1 }, soon());
  expect(readStored('tab', 'x')).toEqual({ a: 1 });
  expect(readStored('browser', 'x')).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('forgets', () => {
  writeStored('browser', 'x', 1, soon());
  removeStored('browser', 'x');
  expect(readStored('browser', 'x')).toBeUndefined();
});

it.each(['', 'null', '[]', '{', '{"value":1}', '7'])('knows nothing out of %j', (text) => {
  window.sessionStorage.setItem('x', text);
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('does without a store', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeStored('tab', 'x', 1, soon());
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('does without room', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('tab', 'x', 1, soon());
  expect(readStored('tab', 'x')).toBeUndefined();
});
