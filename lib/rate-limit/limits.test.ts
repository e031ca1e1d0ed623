import { ApiError } from '@/lib/errors/api-error';
import { consumeRateLimit, limitFailures, RATE_LIMITS, tryConsumeRateLimit } from './limits';

const fail = (code: 'unauthenticated' | 'unavailable') => () => Promise.reject(new ApiError(code));
const isWrong = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated';
const tryAs = (key: string, attempt: () => Promise<string>) =>
  limitFailures('loginFailures', key, attempt, isWrong);

afterEach(() => jest.useRealTimers());

it.each([
  ['login', 300],
  ['register', 30],
  ['verifyEmail', 30],
  ['newsletter', 30],
  ['catalogRequest', 30],
] as const)('lets one address try %s %i times in ten minutes, and others go on', async (name, times) => {
  for (let count = 0; count < times; count += 1) await consumeRateLimit(name, 'one');
  const error = await consumeRateLimit(name, 'one').catch((error: unknown) => error);
  expect(error).toMatchObject({ code: 'rate_limited' });
  expect(error).toHaveProperty('retryAfterSeconds', expect.any(Number));
  await expect(consumeRateLimit(name, 'other')).resolves.toBeUndefined();
});

it('returns whether a point is left without throwing', async () => {
  for (let count = 0; count < 10; count += 1)
    expect(await tryConsumeRateLimit('accountMails', 'inbox')).toBe(true);
  expect(await tryConsumeRateLimit('accountMails', 'inbox')).toBe(false);
});

it('counts each form by itself', async () => {
  await RATE_LIMITS.register.set('same', 31, 600);
  await expect(consumeRateLimit('verifyEmail', 'same')).resolves.toBeUndefined();
});

it('rejects an account after ten failures without another attempt', async () => {
  const attempt = jest.fn(fail('unauthenticated'));
  for (let count = 0; count < 12; count += 1) await tryAs('ayu', attempt).catch(() => undefined);
  expect(attempt).toHaveBeenCalledTimes(10);
  await expect(tryAs('ayu', async () => 'token')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('limits concurrent attempts like consecutive ones', async () => {
  const attempt = jest.fn(fail('unauthenticated'));
  await Promise.allSettled(Array.from({ length: 50 }, () => tryAs('made', attempt)));
  expect(attempt).toHaveBeenCalledTimes(10);
});

it('does not count successes and upstream errors', async () => {
  for (let count = 0; count < 15; count += 1) {
    await expect(tryAs('komang', async () => 'token')).resolves.toBe('token');
    await expect(tryAs('komang', fail('unavailable'))).rejects.toMatchObject({ code: 'unavailable' });
  }
});

it('resets after ten minutes', async () => {
  jest.useFakeTimers();
  await RATE_LIMITS.loginFailures.set('late', 10, 600);
  await expect(tryAs('late', async () => 'token')).rejects.toMatchObject({ code: 'rate_limited' });
  jest.advanceTimersByTime(600_001);
  await expect(tryAs('late', async () => 'token')).resolves.toBe('token');
});
