import { ApiError } from '@/lib/errors/api-error';
import { loginFailure } from './use-login';

const unconfirmed = { msg: 'Please confirm your address', path: 'email' };

it.each([
  ['a wrong pair', new ApiError('unauthenticated', { detail: 'Nope' }), 'unauthenticated'],
  ['an unconfirmed address', new ApiError('unauthenticated', { errors: [unconfirmed] }), 'unverified'],
  ['an answer without a token', new ApiError('no_token'), 'no_token'],
  ['a refused address as such', new ApiError('rejected', { errors: [unconfirmed] }), 'rejected'],
  ['too many attempts', new ApiError('rate_limited'), 'rate_limited'],
])('tells %s apart', (_, error, code) => {
  expect(loginFailure(error, '').code).toBe(code);
});
