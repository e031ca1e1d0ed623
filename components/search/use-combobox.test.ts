import { findNextOption, NO_ACTIVE_OPTION } from './use-combobox';

it.each([
  ['ArrowDown', NO_ACTIVE_OPTION, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', NO_ACTIVE_OPTION, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', NO_ACTIVE_OPTION, 3, undefined],
  ['Home', 2, 3, 0],
  ['End', NO_ACTIVE_OPTION, 3, undefined],
  ['End', 0, 3, 2],
  ['ArrowDown', NO_ACTIVE_OPTION, 0, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i moves to %s', (key, active, count, next) => {
  expect(findNextOption(key, active, count)).toBe(next);
});
