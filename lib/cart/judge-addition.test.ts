import { judgeAddition } from './judge-addition';

const size = { sizeId: 's32', value: '32', itemId: 'i32', stock: 2 };
const noItem = { sizeId: 's32', value: '32' };

it.each([
  ['a size first of all', undefined, false, { refusal: 'size' }],
  ['a session next', noItem, false, { refusal: 'login' }],
  ['a stock item last', noItem, true, { refusal: 'stock' }],
  ['nothing more', size, true, { itemId: 'i32', sizeId: 's32', quantity: 2 }],
  [
    'nothing more while the session is not known',
    size,
    undefined,
    { itemId: 'i32', sizeId: 's32', quantity: 2 },
  ],
])('asks for %s', (_, chosen, loggedIn, judged) => {
  expect(judgeAddition({ size: chosen, quantity: 2, loggedIn })).toEqual(judged);
});
