import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { hashCustomer } from '@/lib/session/session';
import { formatRouteForLog, logFailure, logRejection } from './log-failure';

const warn = () => jest.spyOn(log, 'warn').mockImplementation(() => undefined);
const fail = () => jest.spyOn(log, 'error').mockImplementation(() => undefined);

it('logs a failure in one line, without addresses and messages of the upstream', () => {
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
  "does not log the shopper's own errors: %s",
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
])('names %s without its dynamic segments', (path, params, name) => {
  expect(formatRouteForLog(new Request(`https://shop.example${path}?q=1`, { method: 'POST' }), params)).toBe(
    name,
  );
});

const reject = (code: ConstructorParameters<typeof ApiError>[0], route: string, address = '203.0.113.77') =>
  logRejection(new ApiError(code), route, { address, account: hashCustomer('Ayu@example.com') });

it.each([
  ['unauthenticated', 'POST /api/users/login'],
  ['unauthenticated', 'DELETE /api/cart/clear'],
  ['wrong_password', 'PUT /api/users/password'],
  ['forbidden', 'POST /api/checkout'],
  ['rate_limited', 'GET /api/search'],
] as const)('logs one line for %s at %s, without personal data', async (code, route) => {
  const warned = warn();
  await reject(code, route);
  expect(warned.mock.calls).toEqual([
    [
      { route, code, client: '203.0.113.0/24', account: expect.stringMatching(/^[0-9a-f]{12}$/) },
      'request rejected',
    ],
  ]);
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/ayu|203\.0\.113\.77/i);
});

it('uses different pseudonyms for different accounts, and the same one for each account', async () => {
  const warned = warn();
  const named = async (email: string) => {
    await logRejection(new ApiError('forbidden'), 'POST /x', {
      address: 'unknown',
      account: hashCustomer(email),
    });
    return JSON.stringify(warned.mock.calls.at(-1));
  };
  expect(await named('ayu@example.com')).toBe(await named(' AYU@example.com'));
  expect(await named('ayu@example.com')).not.toBe(await named('made@example.com'));
});

it('keeps the first half of an IPv6 address', async () => {
  const warned = warn();
  await reject('forbidden', 'POST /api/cart/add', '2001:db8:7:9::/64');
  expect(warned.mock.calls[0]?.[0]).toMatchObject({ client: '2001:db8:7::/48' });
});

it.each([
  ['unauthenticated', 'GET /api/cart'],
  ['rejected', 'POST /api/users/register'],
  ['not_found', 'POST /api/nothing'],
  ['upstream_failed', 'POST /api/users/login'],
] as const)('does not log %s at %s', async (code, route) => {
  const warned = warn();
  await reject(code, route);
  expect(warned).not.toHaveBeenCalled();
});
