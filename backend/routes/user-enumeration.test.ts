import { accountWorld, registration } from '@/backend/test/account-world';
import { call } from '@/backend/test/call';

/** Tries of each, in turn: a stall of the machine falls on both. */
const TRIES = 9;

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = accountWorld();
beforeEach(async () => {
  visitor = await visit();
  await visitor.register();
  await visitor.deliverMails();
  await visitor.verify();
});

const NOBODY = 'nobody@example.com';
const plain = ({ status, text }: { status: number; text: string }) => ({ status, text });

it.each([
  ['/api/users/login', { password: 'not the password' }],
  ['/api/users/password/forgot', {}],
  ['/api/users/resend-verification', {}],
])('%s says the same of a customer as of nobody', async (path, body) => {
  const known = await visitor.post(path, { ...body, email: registration.email });
  const unknown = await visitor.post(path, { ...body, email: NOBODY });
  expect(plain(known)).toEqual(plain(unknown));
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
});

it('says no more of a customer whose address is not confirmed', async () => {
  const email = 'unconfirmed@example.com';
  await visitor.register({ email });
  const wrong = (address: string) => visitor.post('/api/users/login', { email: address, password: 'wrong' });
  expect(plain(await wrong(email))).toEqual(plain(await wrong(NOBODY)));
  const resend = (address: string) => visitor.post('/api/users/resend-verification', { email: address });
  expect(plain(await resend(email))).toEqual(plain(await resend(NOBODY)));
});

it('does nothing for a customer before the answer that it would not do for nobody', async () => {
  const before = visitor.mails.length;
  await visitor.post('/api/users/password/forgot', { email: registration.email });
  expect(visitor.mails).toHaveLength(before);
  await visitor.deliverMails();
  expect(visitor.mails).toHaveLength(before + 1);
});

async function timeOf(email: string): Promise<number> {
  const start = performance.now();
  await visitor.post('/api/users/login', { email, password: 'not the password' });
  return performance.now() - start;
}

it('takes as long to refuse nobody as to refuse a customer', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    known.push(await timeOf(registration.email));
    unknown.push(await timeOf(NOBODY));
  }
  // The quickest is the least disturbed one. Without a password to compare it would be a tenth.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

it('tells nothing by a token that is unknown, used or another’s', async () => {
  const ask = (token: string) =>
    call(visitor.app, 'POST', `/api/users/password/reset/${token}`, {
      body: { password: 'sate-lilit-bumbu' },
    });
  await visitor.post('/api/users/password/forgot', { email: registration.email });
  await visitor.deliverMails();
  const token = visitor.mailedToken();
  expect((await ask(token)).status).toBe(200);
  expect(plain(await ask(token))).toEqual(plain(await ask('a'.repeat(43))));
});
