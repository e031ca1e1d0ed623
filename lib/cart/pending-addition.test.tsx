import {
  findPendingAddition,
  forgetPendingAddition,
  storePendingAddition,
  validateAddition,
} from './pending-addition';

const WISH = { product: 'Canggu Tee', path: '/men/canggu-tee', size: 'M', sizeId: 'm', quantity: 2 };

beforeEach(forgetPendingAddition);
afterEach(() => jest.useRealTimers());

it('is restored until it expires', () => {
  jest.useFakeTimers();
  storePendingAddition(WISH);
  expect(findPendingAddition()).toEqual(WISH);
  jest.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(findPendingAddition()).toBeUndefined();
});

it.each([
  null,
  'x',
  {},
  { ...WISH, quantity: 0 },
  { ...WISH, quantity: 1.5 },
  { ...WISH, sizeId: 7 },
  { ...WISH, path: null },
])('ignores the stored value %j', (value) => {
  window.localStorage.setItem('pending-addition', JSON.stringify({ value, until: 9e15 }));
  expect(findPendingAddition()).toBeUndefined();
});

const size = { sizeId: 's32', value: '32', itemId: 'i32', stock: 2 };
const noItem = { sizeId: 's32', value: '32' };

it.each([
  ['a size first of all', undefined, false, { rejection: 'size' }],
  ['a session next', noItem, false, { rejection: 'login' }],
  ['a stock item last', noItem, true, { rejection: 'stock' }],
  ['nothing more', size, true, { itemId: 'i32', sizeId: 's32', quantity: 2 }],
  [
    'nothing more while the session is not known',
    size,
    undefined,
    { itemId: 'i32', sizeId: 's32', quantity: 2 },
  ],
])('requires %s', (_, chosen, loggedIn, checked) => {
  expect(validateAddition({ size: chosen, quantity: 2, loggedIn })).toEqual(checked);
});
