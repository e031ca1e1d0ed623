import { ApiError } from './api-error';
import { digestOf } from './digest';

it.each([
  ['the code of an ApiError', new ApiError('unavailable'), 'unavailable'],
  ['nothing of a plain error', new Error('oops'), ''],
  ['nothing of what is no error', 'oops', ''],
])('keeps %s', (_, error, digest) => {
  expect(digestOf(error)).toBe(digest);
});
