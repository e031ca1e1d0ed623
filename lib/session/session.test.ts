import { sealData } from 'iron-session';
import { env } from '@/lib/env';
import { aSession } from '@/lib/testing/ask-route';
import { newSession, openSession, SESSION_MS, sealSession, sessionSecret } from './session';

afterEach(() => {
  jest.useRealTimers();
  delete env.SESSION_SECRET_OLD;
});

it('opens what it has sealed, and shows nothing of it outside', async () => {
  const session = aSession({ lastOrder: { orderId: '7', snapToken: 'snap' } });
  const seal = await sealSession(session);
  expect(seal).not.toContain(session.token);
  expect(Buffer.from(seal, 'base64').toString()).not.toContain(session.token);
  await expect(openSession(seal)).resolves.toEqual(session);
});

it('fits a cookie with the longest token there may be', async () => {
  const seal = await sealSession(
    aSession({ token: 'x'.repeat(1024), lastOrder: { orderId: 'x'.repeat(64), snapToken: 'x'.repeat(64) } }),
  );
  expect(seal.length).toBeLessThan(3_500);
});

it('is over 24 hours after the login, to the millisecond', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const session = newSession('token', 'ayu@example.com');
  expect(session.expiresAt).toBe(Date.now() + 86_400_000);
  const seal = await sealSession(session);

  jest.advanceTimersByTime(SESSION_MS - 1);
  await expect(openSession(seal)).resolves.toEqual(session);
  jest.advanceTimersByTime(1);
  await expect(openSession(seal)).resolves.toBeUndefined();
});

it('is not put off by sealing it again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const session = newSession('token', 'ayu@example.com');
  jest.advanceTimersByTime(SESSION_MS - 1_000);
  const again = await sealSession({ ...session, lastOrder: { orderId: '7', snapToken: 'snap' } });

  jest.advanceTimersByTime(1_000);
  await expect(openSession(again)).resolves.toBeUndefined();
});

it.each([
  ['nothing', () => ''],
  ['no seal', () => 'Fe26.2*1*abc'],
  ['a word', () => 'token'],
  ['a changed seal', (seal: string) => seal.replace(/.{4}$/, 'AAAA')],
  ['half a seal', (seal: string) => seal.slice(0, seal.length / 2)],
  ['an unknown version', (seal: string) => `${seal}9`],
])('opens %s to nobody', async (_case, spoil) => {
  await expect(openSession(spoil(await sealSession(aSession())))).resolves.toBeUndefined();
});

it('opens nothing that was sealed with another secret', async () => {
  const forged = await sealData(aSession(), { password: 'another secret, just as long as the shop has' });
  await expect(openSession(forged)).resolves.toBeUndefined();
});

it('opens what the secret before has sealed, as long as it is named, and seals with the new one', async () => {
  const old = 'the secret of last month, just as long as this one';
  const sealed = await sealData(aSession(), { password: old });
  env.SESSION_SECRET_OLD = old;
  await expect(openSession(sealed)).resolves.toMatchObject({ customer: 'customer' });

  const anew = await sealSession(aSession());
  delete env.SESSION_SECRET_OLD;
  await expect(openSession(anew)).resolves.toBeDefined();
  await expect(openSession(sealed)).resolves.toBeUndefined();
});

it('opens nothing of another shape', async () => {
  const other = await sealData({ token: 7, expiresAt: 'never' }, { password: await sessionSecret() });
  await expect(openSession(other)).resolves.toBeUndefined();
});

it('knows a customer again, however the e-mail is written', () => {
  const { customer } = newSession('a', 'Ayu@Example.com ');
  expect(newSession('b', 'ayu@example.com').customer).toBe(customer);
  expect(newSession('c', 'made@example.com').customer).not.toBe(customer);
});
