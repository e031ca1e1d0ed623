import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log';
import { logFailure } from './log-failure';
import { routeName } from './route-name';

const warn = () => jest.spyOn(log, 'warn').mockImplementation(() => undefined);
const fail = () => jest.spyOn(log, 'error').mockImplementation(() => undefined);

it('says what failed in one line, without addresses and words of the upstream', () => {
  const warned = warn();
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:4000'), { code: 'ECONNREFUSED' });
  const cause = new TypeError('fetch failed', { cause: refused });
  logFailure(new ApiError('address_failed', { cause }), 'POST /api/checkout');
  expect(warned).toHaveBeenCalledWith(
    { route: 'POST /api/checkout', code: 'address_failed', reason: 'ECONNREFUSED' },
    'request failed',
  );
  expect(JSON.stringify(warned.mock.calls)).not.toContain('10.0.0.7');
});

it.each([['rejected'], ['unauthenticated'], ['rate_limited'], ['unsupported']] as const)(
  'does not log what is no failure of ours: %s',
  (code) => {
    const [warned, failed] = [warn(), fail()];
    logFailure(new ApiError(code), 'GET /api/cart');
    expect(warned).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  },
);

it('logs a bug with its stack', () => {
  const failed = fail();
  const bug = new TypeError('x of undefined');
  logFailure(bug, 'GET /api/cart');
  expect(failed).toHaveBeenCalledWith({ err: bug, route: 'GET /api/cart' }, 'unexpected error');
});

it.each([
  ['/api/users/verify-email/secret', { token: 'secret' }, 'POST /api/users/verify-email/*'],
  ['/api/users/verify-email/a%2Fb', { token: 'a/b' }, 'POST /api/users/verify-email/*'],
  ['/api/cart/add', {}, 'POST /api/cart/add'],
])('names %s without what it holds', (path, params, name) => {
  expect(routeName(new Request(`https://shop.example${path}?q=1`, { method: 'POST' }), params)).toBe(name);
});
