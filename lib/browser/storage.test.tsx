import { readStored, removeStored, writeStored } from './storage';

const soon = () => Date.now() + 1_000;

afterEach(() => jest.useRealTimers());

it('keeps a value until it expires, separately per storage', () => {
  jest.useFakeTimers();
  writeStored('tab', 'x', { a: 1 }, soon());
  expect(readStored('tab', 'x')).toEqual({ a: 1 });
  expect(readStored('browser', 'x')).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('removes a value', () => {
  writeStored('browser', 'x', 1, soon());
  removeStored('browser', 'x');
  expect(readStored('browser', 'x')).toBeUndefined();
});

it.each(['', 'null', '[]', '{', '{"value":1}', '7'])('ignores the stored text %j', (text) => {
  window.sessionStorage.setItem('x', text);
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('works without storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeStored('tab', 'x', 1, soon());
  expect(readStored('tab', 'x')).toBeUndefined();
});

it('works with full storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('tab', 'x', 1, soon());
  expect(readStored('tab', 'x')).toBeUndefined();
});
