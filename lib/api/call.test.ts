import { ApiError } from '@/lib/errors/api-error';
import { apiPath, throwUnsupportedIfMissing } from './call';

it.each(['not_found', 'method_not_allowed', 'unsupported'] as const)(
  'treats %s as an unsupported endpoint',
  async (code) => {
    const response = Promise.reject(new ApiError(code, { detail: 'no such route', status: 405 }));
    await expect(throwUnsupportedIfMissing(response)).rejects.toMatchObject({
      code: 'unsupported',
      detail: undefined,
    });
  },
);

it('passes results and other errors through', async () => {
  await expect(throwUnsupportedIfMissing(Promise.resolve(7))).resolves.toBe(7);
  for (const failure of [
    new ApiError('conflict', { detail: 'too late' }),
    new ApiError('timeout'),
    new Error('x'),
  ])
    await expect(throwUnsupportedIfMissing(Promise.reject(failure))).rejects.toBe(failure);
});

it('encodes any id as one path segment', () => {
  expect(apiPath`/api/cart/items/${'../a?b #浪🌊'}`).toEqual({
    path: '/api/cart/items/..%2Fa%3Fb%20%23%E6%B5%AA%F0%9F%8C%8A',
    route: '/api/cart/items/*',
  });
});

it.each([['.'], ['..'], ['\ud800'], ['a\udc00b']])(
  'rejects the id %j, which cannot be a path segment',
  (id) => {
    expect(() => apiPath`/api/cart/items/${id}`).toThrow(expect.objectContaining({ code: 'not_found' }));
  },
);
