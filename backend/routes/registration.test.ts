import { createApp } from '@/backend/app';
import { customers, verificationTokens } from '@/backend/db/schema/accounts';
import { outgoingMails } from '@/backend/db/schema/mails';
import { sendMails } from '@/backend/mail/mail-outbox';
import { MailError } from '@/backend/mail/mailer';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';
import { callApi } from '@/backend/test/call';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { failureSchema } from '@/lib/contract/wire';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

describe('registering', () => {
  it('responds with 201 and emails a link', async () => {
    expect(await visitor.register()).toMatchObject({
      status: 201,
      json: { message: expect.stringContaining('email') },
    });
    expect(visitor.mails).toHaveLength(1);
    expect(visitor.mails[0]).toMatchObject({
      to: 'made@example.com',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/),
    });
  });

  it('normalises the address and number, and hashes the password and token', async () => {
    await visitor.register();
    const [customer] = await visitor.db.select().from(customers);
    expect(customer).toMatchObject({ email: 'made@example.com', phone: '+6281234567890', verifiedAt: null });
    expect(customer?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [token] = await visitor.db.select().from(verificationTokens);
    expect(token?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(token?.hash).not.toContain(visitor.mailedToken());
  });

  it('writes the email in the language of the request', async () => {
    const { json } = await visitor.register({}, { 'accept-language': 'id' });
    expect(json).toMatchObject({ message: expect.stringContaining('Terima kasih') });
    expect(visitor.mails[0]?.link).toMatch(/^http:\/\/localhost:3000\/id\/verify-email\?token=/);
    expect(visitor.mails[0]?.subject).toBe('Konfirmasi alamat email Anda');
  });

  it('links back to the page that the customer came from', async () => {
    expect((await visitor.register({ redirect: '/men/uluwatu?size=32' })).status).toBe(201);
    expect(new URL(visitor.mails[0]?.link ?? '').searchParams.get('redirect')).toBe('/men/uluwatu?size=32');
  });

  it('accepts an empty last name, for people with one name', async () => {
    expect((await visitor.register({ lastName: '' })).status).toBe(201);
    await visitor.verify();
    const token = await visitor.logInForToken();
    const profile = await callApi(visitor.app, 'GET', '/api/users/profile', { token });
    expect(profile.json).toMatchObject({ data: { firstName: 'Made', lastName: '' } });
  });

  it('is also served under its alias', async () => {
    expect((await visitor.post('/users', registrationBody)).status).toBe(201);
  });

  it('rejects the address of a customer, whatever its case', async () => {
    await visitor.register();
    await visitor.verify();
    const { status, json } = await visitor.register({ email: ' MADE@example.COM ' });
    expect(status).toBe(409);
    expect(failureSchema.parse(json).errors).toEqual([{ msg: 'Email is already registered', path: 'email' }]);
    expect(visitor.mails).toHaveLength(1);
  });

  it('sends at most ten emails to one address in ten minutes', async () => {
    for (let count = 0; count < 10; count += 1) expect((await visitor.register()).status).toBe(201);
    const { status, headers } = await visitor.register();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(visitor.mails).toHaveLength(10);
    expect((await visitor.register({ email: 'wayan@example.com' })).status).toBe(201);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', 'x'.repeat(101), 'Last name takes at most 100 characters'],
    ['email', 'nobody', 'Email is not a valid address'],
    ['email', undefined, 'Email is required'],
    ['phone', '12', 'Phone number is not a valid number'],
    ['phone', '+62 000', 'Phone number is not a valid number'],
    ['password', 'short', 'Password needs at least 8 characters'],
    ['password', 'x'.repeat(129), 'Password takes at most 128 characters'],
    ['password', 'Password1', 'This password is among the most used ones. Please choose another.'],
    ['password', 'qwertyuiop', 'This password is among the most used ones. Please choose another.'],
    ['redirect', '//evil.example', 'redirect is not valid'],
    ['firstName', 7, 'First name is not valid'],
    ['firstName', null, 'First name is required'],
  ])('rejects %s = %j', async (field, value, msg) => {
    const { status, json } = await visitor.register({ [field]: value });
    expect(status).toBe(422);
    expect(failureSchema.parse(json).errors).toEqual([{ msg, path: field }]);
    expect(await visitor.db.$count(customers)).toBe(0);
  });

  it('reports all invalid fields in the language of the request', async () => {
    const { json } = await visitor.register(
      { firstName: '', phone: 'x', password: '12345678' },
      { 'accept-language': 'id' },
    );
    expect(failureSchema.parse(json).errors).toEqual([
      { msg: 'Nama depan wajib diisi', path: 'firstName' },
      { msg: 'Nomor telepon bukan nomor yang benar', path: 'phone' },
      { msg: expect.stringContaining('paling sering dipakai'), path: 'password' },
    ]);
  });

  it.each(['ombak-besar', 'x'.repeat(64), 'aaaa bbbb cccc', 'pässwörtchen', '今日は波がとても高い'])(
    'has no rule of composition: %s',
    async (password) => {
      expect((await visitor.register({ password })).status).toBe(201);
    },
  );

  it('sends the email later if the mail server is down', async () => {
    let down = true;
    const shaky = createTestDependencies(visitor.db, {
      mailer: { send: () => (down ? Promise.reject(new MailError('no server')) : Promise.resolve()) },
    });
    const app = createApp(shaky.dependencies);
    expect((await callApi(app, 'POST', '/api/users/register', { body: registrationBody })).status).toBe(201);
    await sendMails(shaky.dependencies);
    expect(await visitor.db.$count(outgoingMails)).toBe(1);
    down = false;
    shaky.clock.advance(3_600_000);
    await sendMails(shaky.dependencies);
    expect(await visitor.db.$count(outgoingMails)).toBe(0);
  });
});
