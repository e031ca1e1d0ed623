import { ApiError, digestOf } from './api-error';

it.each([
  ['the code of an ApiError', new ApiError('unavailable'), 'unavailable'],
  ['nothing of a plain error', new Error('oops'), ''],
  ['nothing of what is no error', 'oops', ''],
])('keeps %s', (_, error, digest) => {
  expect(digestOf(error)).toBe(digest);
});
