import { ApiError } from '@/lib/errors/api-error';
import { consumeOrThrow, LIMITS, limitFailures, tryConsume } from './limits';

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
  for (let count = 0; count < times; count += 1) await consumeOrThrow(name, 'one');
  const error = await consumeOrThrow(name, 'one').catch((error: unknown) => error);
  expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
  expect(error).toHaveProperty('retryAfterSeconds', expect.any(Number));
  await expect(consumeOrThrow(name, 'other')).resolves.toBeUndefined();
});

it('returns whether a point is left without throwing', async () => {
  for (let count = 0; count < 10; count += 1) expect(await tryConsume('accountMails', 'inbox')).toBe(true);
  expect(await tryConsume('accountMails', 'inbox')).toBe(false);
});

it('counts each form by itself', async () => {
  await LIMITS.register.set('same', 31, 600);
  await expect(consumeOrThrow('verifyEmail', 'same')).resolves.toBeUndefined();
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
  await LIMITS.loginFailures.set('late', 10, 600);
  await expect(tryAs('late', async () => 'token')).rejects.toMatchObject({ code: 'rate_limited' });
  jest.advanceTimersByTime(600_001);
  await expect(tryAs('late', async () => 'token')).resolves.toBe('token');
});
