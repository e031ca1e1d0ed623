import { readStoredValue, removeStoredValue, writeStoredValue } from './storage';

const soon = () => Date.now() + 1_000;

afterEach(() => jest.useRealTimers());

it('keeps a value until it expires, separately per storage', () => {
  jest.useFakeTimers();
  writeStoredValue('tab', 'x', { a: 1 }, soon());
  expect(readStoredValue('tab', 'x')).toEqual({ a: 1 });
  expect(readStoredValue('browser', 'x')).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(readStoredValue('tab', 'x')).toBeUndefined();
});

it('removes a value', () => {
  writeStoredValue('browser', 'x', 1, soon());
  removeStoredValue('browser', 'x');
  expect(readStoredValue('browser', 'x')).toBeUndefined();
});

it.each(['', 'null', '[]', '{', '{"value":1}', '7'])('ignores the stored text %j', (text) => {
  window.sessionStorage.setItem('x', text);
  expect(readStoredValue('tab', 'x')).toBeUndefined();
});

it('works without storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeStoredValue('tab', 'x', 1, soon());
  expect(readStoredValue('tab', 'x')).toBeUndefined();
});

it('works with full storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStoredValue('tab', 'x', 1, soon());
  expect(readStoredValue('tab', 'x')).toBeUndefined();
});
