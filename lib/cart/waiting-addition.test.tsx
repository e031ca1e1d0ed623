import { forgetWaiting, keepWaiting, waitingFor } from './waiting-addition';

const WISH = { product: 'Canggu Tee', sizeId: 'm', quantity: 2 };

beforeEach(forgetWaiting);
afterEach(() => jest.useRealTimers());

it('waits for its own product, and not for ever', () => {
  jest.useFakeTimers();
  keepWaiting(WISH);
  expect(waitingFor('Canggu Tee')).toEqual(WISH);
  expect(waitingFor('Ayu Bikini')).toBeUndefined();
  jest.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(waitingFor('Canggu Tee')).toBeUndefined();
});

it.each([null, 'x', {}, { ...WISH, quantity: 0 }, { ...WISH, quantity: 1.5 }, { ...WISH, sizeId: 7 }])(
  'makes nothing of %j',
  (value) => {
    window.localStorage.setItem('waiting-addition', JSON.stringify({ value, until: 9e15 }));
    expect(waitingFor('Canggu Tee')).toBeUndefined();
  },
);
