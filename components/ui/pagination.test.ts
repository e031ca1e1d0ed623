import { listPageNumbers } from './pagination';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [3, 9, [1, 2, 3, 4, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
  [4, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (page, pages, numbers) => {
  expect(listPageNumbers(page, pages)).toEqual(numbers);
});
