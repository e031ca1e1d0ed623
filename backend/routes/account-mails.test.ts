import { deleteExpiredAccountRows } from '@/backend/accounts/account-jobs';
import { customers, mailRequests, resetTokens } from '@/backend/db/schema/accounts';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';

const HOUR_MS = 3_600_000;
const PAUSE_MS = 30_000;
const RESEND = '/api/users/resend-verification';
const FORGOT = '/api/users/password/forgot';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

async function ask(path: string, email = registrationBody.email, headers = {}) {
  const response = await visitor.post(path, { email }, headers);
  await visitor.deliverMails();
  return response;
}

describe.each([RESEND, FORGOT])('requesting an email at %s', (path) => {
  it('sends no email to an unknown address', async () => {
    expect((await ask(path, 'nobody@example.com')).status).toBe(202);
    expect(visitor.mails).toEqual([]);
  });

  it('emails a customer in the language of the request, whatever the case of the address', async () => {
    await visitor.register();
    const { text } = await ask(path, ' MADE@Example.com ', { 'accept-language': 'id' });
    expect(text).toContain('Jika ada akun');
    expect(visitor.mails).toHaveLength(2);
    expect(visitor.mails[1]).toMatchObject({
      to: 'made@example.com',
      link: expect.stringMatching(
        /^http:\/\/localhost:3000\/id\/(verify-email|reset-password)\?token=[\w-]{43}$/,
      ),
    });
  });

  it('contains no name in an email to an unconfirmed address', async () => {
    await visitor.register({ firstName: 'Urgent. Your order is blocked' });
    await ask(path);
    expect(visitor.mails).toHaveLength(2);
    for (const { text, html } of visitor.mails) {
      expect(text).toMatch(/^Hello,\n/);
      expect(text + html).not.toContain('Urgent');
    }
  });

  it('greets a confirmed customer by the first name', async () => {
    await visitor.register();
    await visitor.verify();
    await ask(path);
    expect(visitor.mails[1]?.text).toMatch(/^Hello Made,\n/);
  });

  it('links back to the page that the customer came from', async () => {
    await visitor.register();
    const redirect = '/men/uluwatu?size=32&colour=Bone';
    await visitor.post(path, { email: registrationBody.email, redirect });
    await visitor.deliverMails();
    expect(visitor.mails).toHaveLength(2);
    expect(new URL(visitor.mails[1]?.link ?? '').searchParams.get('redirect')).toBe(redirect);
  });

  it('sends one email for repeated requests, and another after the pause', async () => {
    await visitor.register();
    await Promise.all([1, 2, 3].map(() => visitor.post(path, { email: registrationBody.email })));
    await visitor.deliverMails();
    visitor.clock.advance(PAUSE_MS - 1);
    await ask(path);
    expect(visitor.mails).toHaveLength(2);
    visitor.clock.advance(1);
    await ask(path);
    expect(visitor.mails).toHaveLength(3);
  });

  it('handles each request once, even with several processes', async () => {
    await visitor.register();
    await visitor.register({ email: 'wayan@example.com' });
    for (const email of ['made@example.com', 'wayan@example.com']) await visitor.post(path, { email });
    await Promise.all([1, 2, 3].map(() => visitor.deliverMails()));
    expect(
      visitor.mails
        .slice(2)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['made@example.com', 'wayan@example.com']);
  });

  it.each([
    {},
    { email: '' },
    { email: 'made' },
    { email: 'a@b.co\r\nBcc: c@d.co' },
    { email: ['a@b.co'] },
    { email: 'a@b.co', redirect: '//evil.example' },
  ])('rejects %j', async (body) => {
    expect((await visitor.post(path, body)).status).toBe(422);
  });
});

describe('another confirmation link', () => {
  it('confirms the account, and so does the first link', async () => {
    await visitor.register();
    const first = visitor.mailedToken();
    await ask(RESEND);
    const second = visitor.mailedToken();
    expect(second).not.toBe(first);
    expect((await visitor.verify(first, 'wrong')).status).toBe(401);
    expect((await visitor.verify(second)).status).toBe(200);
  });

  it('tells a confirmed customer to log in', async () => {
    await visitor.register();
    await visitor.verify();
    await ask(RESEND);
    expect(visitor.mails.at(-1)).toMatchObject({
      subject: 'Your email address is confirmed already',
      link: 'http://localhost:3000/login',
    });
  });
});

it('deletes registrations that are not confirmed within a week, but no customers', async () => {
  await visitor.register({ email: 'wayan@example.com' });
  await visitor.verify();
  await visitor.register();
  const countAfter = async (ms: number) => {
    visitor.clock.advance(ms);
    await deleteExpiredAccountRows(visitor.dependencies);
    return visitor.db.$count(customers);
  };
  expect(await countAfter(7 * 24 * HOUR_MS - 1)).toBe(2);
  expect(await countAfter(1)).toBe(1);
  expect((await visitor.logIn('wayan@example.com')).status).toBe(200);
});

it('deletes expired tokens and handled requests', async () => {
  await visitor.register();
  await ask(FORGOT);
  await ask(FORGOT, 'nobody@example.com');
  const clean = () => deleteExpiredAccountRows(visitor.dependencies);
  visitor.clock.advance(HOUR_MS - 1);
  await clean();
  expect(await visitor.db.$count(resetTokens)).toBe(1);
  expect(await visitor.db.$count(mailRequests)).toBe(2);
  visitor.clock.advance(1);
  await clean();
  expect(await visitor.db.$count(resetTokens)).toBe(0);
  expect(await visitor.db.$count(mailRequests)).toBe(0);
});
