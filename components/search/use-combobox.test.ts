import { IN_TEXT, moveInList } from './use-combobox';

it.each([
  ['ArrowDown', IN_TEXT, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', IN_TEXT, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', IN_TEXT, 3, undefined],
  ['Home', 2, 3, 0],
  ['End', IN_TEXT, 3, undefined],
  ['End', 0, 3, 2],
  ['ArrowDown', IN_TEXT, 0, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i moves to %s', (key, active, count, next) => {
  expect(moveInList(key, active, count)).toBe(next);
});
