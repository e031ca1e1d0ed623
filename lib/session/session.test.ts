import { sealData } from 'iron-session';
import { env } from '@/lib/env';
import { createTestSession } from '@/lib/testing/call-route';
import { createSession, getSessionSecret, SESSION_TTL_MS, sealSession, unsealSession } from './session';

afterEach(() => {
  jest.useRealTimers();
  delete env.SESSION_SECRET_OLD;
});

it('round-trips a session without exposing the token', async () => {
  const session = createTestSession({ lastOrder: { orderId: '7', snapToken: 'snap' } });
  const seal = await sealSession(session);
  expect(seal).not.toContain(session.token);
  expect(Buffer.from(seal, 'base64').toString()).not.toContain(session.token);
  await expect(unsealSession(seal)).resolves.toEqual(session);
});

it('fits a cookie with the longest possible token', async () => {
  const seal = await sealSession(
    createTestSession({
      token: 'x'.repeat(1024),
      lastOrder: { orderId: 'x'.repeat(64), snapToken: 'x'.repeat(64) },
    }),
  );
  expect(seal.length).toBeLessThan(3_500);
});

it('expires exactly 24 hours after the login', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const session = createSession('token', 'ayu@example.com');
  expect(session.expiresAt).toBe(Date.now() + 86_400_000);
  const seal = await sealSession(session);

  jest.advanceTimersByTime(SESSION_TTL_MS - 1);
  await expect(unsealSession(seal)).resolves.toEqual(session);
  jest.advanceTimersByTime(1);
  await expect(unsealSession(seal)).resolves.toBeUndefined();
});

it('does not extend the lifetime when sealed again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const session = createSession('token', 'ayu@example.com');
  jest.advanceTimersByTime(SESSION_TTL_MS - 1_000);
  const again = await sealSession({ ...session, lastOrder: { orderId: '7', snapToken: 'snap' } });

  jest.advanceTimersByTime(1_000);
  await expect(unsealSession(again)).resolves.toBeUndefined();
});

it.each([
  ['an empty text', () => ''],
  ['an invalid seal', () => 'Fe26.2*1*abc'],
  ['a word', () => 'token'],
  ['a changed seal', (seal: string) => seal.replace(/.{4}$/, 'AAAA')],
  ['half a seal', (seal: string) => seal.slice(0, seal.length / 2)],
  ['an unknown version', (seal: string) => `${seal}9`],
])('opens no session from %s', async (_case, spoil) => {
  await expect(unsealSession(spoil(await sealSession(createTestSession())))).resolves.toBeUndefined();
});

it('rejects a session sealed with another secret', async () => {
  const forged = await sealData(createTestSession(), {
    password: 'another secret, just as long as the shop has',
  });
  await expect(unsealSession(forged)).resolves.toBeUndefined();
});

it('opens sessions sealed with SESSION_SECRET_OLD and seals with the new secret', async () => {
  const old = 'the secret of last month, just as long as this one';
  const sealed = await sealData(createTestSession(), { password: old });
  env.SESSION_SECRET_OLD = old;
  await expect(unsealSession(sealed)).resolves.toMatchObject({ customer: 'customer' });

  const anew = await sealSession(createTestSession());
  delete env.SESSION_SECRET_OLD;
  await expect(unsealSession(anew)).resolves.toBeDefined();
  await expect(unsealSession(sealed)).resolves.toBeUndefined();
});

it('rejects sealed content with another schema', async () => {
  const other = await sealData({ token: 7, expiresAt: 'never' }, { password: await getSessionSecret() });
  await expect(unsealSession(other)).resolves.toBeUndefined();
});

it('ignores the case of the email address', () => {
  const { customer } = createSession('a', 'Ayu@Example.com ');
  expect(createSession('b', 'ayu@example.com').customer).toBe(customer);
  expect(createSession('c', 'made@example.com').customer).not.toBe(customer);
});
