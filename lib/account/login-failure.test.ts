import { ApiError } from '@/lib/errors/api-error';
import { describeLoginFailure } from './use-login';

const unconfirmed = { msg: 'Please confirm your address', path: 'email' };

it.each([
  ['a wrong password', new ApiError('unauthenticated', { detail: 'Nope' }), 'unauthenticated'],
  ['an unconfirmed address', new ApiError('unauthenticated', { errors: [unconfirmed] }), 'unverified'],
  ['a response without a token', new ApiError('no_token'), 'no_token'],
  ['a rejected address', new ApiError('rejected', { errors: [unconfirmed] }), 'rejected'],
  ['too many attempts', new ApiError('rate_limited'), 'rate_limited'],
])('distinguishes %s', (_, error, code) => {
  expect(describeLoginFailure(error, '').code).toBe(code);
});
