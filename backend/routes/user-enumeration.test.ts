import argon2 from '@node-rs/argon2';
import { callApi } from '@/backend/test/call';

/**
 * The argon2 parameters of each password comparison. Equal parameters mean that comparisons take the same
 * time.
 */
const comparisons: string[][] = [];
import.meta.jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (hash: string, password: string) => {
    comparisons.push(hash.split('$').slice(1, 4));
    return argon2.verify(hash, password);
  },
}));
const { createAccountShop, registrationBody } = await import('@/backend/test/account-shop');

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
  await visitor.register();
  await visitor.deliverMails();
  await visitor.verify();
});

const LOGGED_OUT = 'nobody@example.com';
const plain = ({ status, text }: { status: number; text: string }) => ({ status, text });

it.each([
  ['/api/users/login', { password: 'not the password' }],
  ['/api/users/password/forgot', {}],
  ['/api/users/resend-verification', {}],
])('%s responds alike for known and unknown addresses', async (path, body) => {
  const known = await visitor.post(path, { ...body, email: registrationBody.email });
  const unknown = await visitor.post(path, { ...body, email: LOGGED_OUT });
  expect(plain(known)).toEqual(plain(unknown));
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
});

it('responds alike for an unconfirmed address', async () => {
  const email = 'unconfirmed@example.com';
  await visitor.register({ email });
  const wrong = (address: string) => visitor.post('/api/users/login', { email: address, password: 'wrong' });
  expect(plain(await wrong(email))).toEqual(plain(await wrong(LOGGED_OUT)));
  const resend = (address: string) => visitor.post('/api/users/resend-verification', { email: address });
  expect(plain(await resend(email))).toEqual(plain(await resend(LOGGED_OUT)));
});

it('sends the email to a known address only after the response', async () => {
  const before = visitor.mails.length;
  await visitor.post('/api/users/password/forgot', { email: registrationBody.email });
  expect(visitor.mails).toHaveLength(before);
  await visitor.deliverMails();
  expect(visitor.mails).toHaveLength(before + 1);
});

it('compares a password for an unknown address at the same cost', async () => {
  const comparisonsFor = async (email: string) => {
    comparisons.length = 0;
    await visitor.post('/api/users/login', { email, password: 'not the password' });
    return [...comparisons];
  };
  const known = await comparisonsFor(registrationBody.email);
  expect(known).toHaveLength(1);
  expect(await comparisonsFor(LOGGED_OUT)).toEqual(known);
});

it('responds alike to tokens that are unknown, used or another customer’s', async () => {
  const ask = (token: string) =>
    callApi(visitor.app, 'POST', `/api/users/password/reset/${token}`, {
      body: { password: 'sate-lilit-bumbu' },
    });
  await visitor.post('/api/users/password/forgot', { email: registrationBody.email });
  await visitor.deliverMails();
  const token = visitor.mailedToken();
  expect((await ask(token)).status).toBe(200);
  expect(plain(await ask(token))).toEqual(plain(await ask('a'.repeat(43))));
});
