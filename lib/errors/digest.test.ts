import { ApiError, restoreApiError } from './api-error';
import { createErrorDigest } from './digest';

it.each([
  ['the code of an ApiError', new ApiError('unavailable'), 'unavailable'],
  ['nothing of a plain error', new Error('oops'), ''],
  ['nothing of what is no error', 'oops', ''],
])('returns %s', (_, error, digest) => {
  expect(createErrorDigest(error)).toBe(digest);
});

it('restores an ApiError from its digest', () => {
  const cached = Object.assign(new Error('An error occurred'), { digest: 'unavailable' });
  expect(restoreApiError(cached)).toMatchObject({ code: 'unavailable' });
  const other = Object.assign(new Error('An error occurred'), { digest: '1234' });
  expect(restoreApiError(other)).toBe(other);
});
