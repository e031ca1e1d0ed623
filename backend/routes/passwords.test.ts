import { deleteExpiredAccountRows } from '@/backend/accounts/account-jobs';
import { accessTokens, resetTokens } from '@/backend/db/schema/accounts';
import { createAccountShop, registrationBody, TEST_PASSWORD } from '@/backend/test/account-shop';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { loginResponseSchema } from '@/lib/contract/account';
import { failureSchema } from '@/lib/contract/wire';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'angin-timur-di-sanur';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
  await visitor.register();
  await visitor.verify();
});

const profileStatus = async (token: string) =>
  (await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status;

async function forgottenToken(): Promise<string> {
  await visitor.post('/api/users/password/forgot', { email: registrationBody.email });
  await visitor.deliverMails();
  return visitor.mailedToken();
}

async function reset(token: string, password = NEW_PASSWORD) {
  const response = await visitor.post(`/api/users/password/reset/${token}`, { password });
  await visitor.deliverMails();
  return response;
}

describe('a forgotten password', () => {
  it('is replaced, all tokens are revoked, and the customer gets an email', async () => {
    const tokens = [await visitor.logInForToken(), await visitor.logInForToken()];
    const { status, json } = await reset(await forgottenToken());
    expect({ status, json }).toEqual({ status: 200, json: { message: expect.stringContaining('changed') } });
    for (const token of tokens) expect(await profileStatus(token)).toBe(401);
    expect((await visitor.logIn()).status).toBe(401);
    expect((await visitor.logIn(registrationBody.email, NEW_PASSWORD)).status).toBe(200);
    expect(visitor.mails.at(-1)).toMatchObject({
      to: 'made@example.com',
      subject: 'Your password has been changed',
      link: 'http://localhost:3000/forgot-password',
    });
  });

  it('keeps other customers logged in', async () => {
    await visitor.register({ email: 'wayan@example.com' });
    await visitor.verify();
    const { json } = await visitor.logIn('wayan@example.com');
    await reset(await forgottenToken());
    expect(await visitor.db.$count(accessTokens)).toBe(1);
    expect(json).toMatchObject({ data: { token: expect.any(String) } });
  });

  it('works once, even for two concurrent requests', async () => {
    const token = await forgottenToken();
    const responses = await Promise.all([reset(token), reset(token, 'another-of-my-words')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(token)).status).toBe(400);
  });

  it('works for exactly one hour', async () => {
    const token = await forgottenToken();
    visitor.clock.advance(HOUR_MS - 1);
    expect((await reset(token, 'short')).status).toBe(422);
    visitor.clock.advance(1);
    const late = await reset(token);
    expect(late.status).toBe(400);
    expect(listErrorMessages(late.json)[0]).toContain('Ask for a new one');
    expect((await visitor.logIn()).status).toBe(200);
  });

  it('accepts any emailed link until one is used', async () => {
    const links: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      links.push(await forgottenToken());
      visitor.clock.advance(60_000);
    }
    const [first = '', second = '', third = ''] = links;
    expect((await reset(second)).status).toBe(200);
    for (const other of [first, second, third]) expect((await reset(other)).status).toBe(400);
  });

  it('sends the next link without a pause after a reset', async () => {
    await reset(await forgottenToken());
    const mails = visitor.mails.length;
    await forgottenToken();
    expect(visitor.mails).toHaveLength(mails + 1);
  });

  it('stores the token of the link hashed', async () => {
    const token = await forgottenToken();
    const rows = await visitor.db.select().from(resetTokens);
    expect(rows).toEqual([expect.objectContaining({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['x'.repeat(43), '%00', '..%2f..', 'a'.repeat(4_000)])('rejects the token %s', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });

  it.each(['', 'short', 'password1', 'x'.repeat(129), 12_345_678, null])(
    'refuses %j as a password, and the link stays good',
    async (password) => {
      const token = await forgottenToken();
      const { status, json } = await visitor.post(`/api/users/password/reset/${token}`, { password });
      expect(status).toBe(422);
      expect(failureSchema.parse(json).errors).toEqual([expect.objectContaining({ path: 'password' })]);
      expect((await reset(token)).status).toBe(200);
    },
  );
});

describe('a changed password', () => {
  const change = async (token: string, currentPassword = TEST_PASSWORD, newPassword = NEW_PASSWORD) => {
    const body = { currentPassword, newPassword };
    const response = await callApi(visitor.app, 'PUT', '/api/users/password', { body, token });
    await visitor.deliverMails();
    return response;
  };

  it('revokes all tokens except the new one in the response, and emails the customer', async () => {
    const other = await visitor.logInForToken();
    const token = await visitor.logInForToken();
    const { status, json } = await change(token);
    expect({ status, json }).toMatchObject({ status: 200, json: { message: expect.any(String) } });
    const fresh = loginResponseSchema.parse(json).data.token;
    expect(await profileStatus(fresh)).toBe(200);
    expect(await profileStatus(token)).toBe(401);
    expect(await profileStatus(other)).toBe(401);
    expect((await visitor.logIn()).status).toBe(401);
    expect((await visitor.logIn(registrationBody.email, NEW_PASSWORD)).status).toBe(200);
    expect(visitor.mails.at(-1)?.subject).toBe('Your password has been changed');
  });

  it('invalidates a reset link that was emailed earlier', async () => {
    const link = await forgottenToken();
    await change(await visitor.logInForToken());
    expect((await reset(link, 'yet-another-of-mine')).status).toBe(400);
  });

  it('requires the current password, reports the error at its field and keeps the login', async () => {
    const token = await visitor.logInForToken();
    const { status, json } = await change(token, 'not the password');
    expect(status).toBe(401);
    expect(failureSchema.parse(json).errors).toEqual([
      { msg: 'The current password is wrong', path: 'currentPassword' },
    ]);
    expect(await profileStatus(token)).toBe(200);
    expect((await visitor.logIn()).status).toBe(200);
  });

  it('can be retried after a lost response, and sends one email', async () => {
    const token = await visitor.logInForToken();
    const responses = await Promise.all([change(token), change(token)]);
    responses.push(await change(token));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { json } of responses)
      expect(await profileStatus(loginResponseSchema.parse(json).data.token)).toBe(200);
    expect(await profileStatus(token)).toBe(401);
    const told = visitor.mails.filter(({ subject }) => subject === 'Your password has been changed');
    expect(told).toHaveLength(1);
  });

  it('accepts a revoked token for that retry only, and for an hour', async () => {
    const token = await visitor.logInForToken();
    await change(token);
    expect((await change(token, NEW_PASSWORD, 'another-of-my-words')).status).toBe(401);
    expect((await change(token, TEST_PASSWORD, 'another-of-my-words')).status).toBe(401);
    visitor.clock.advance(HOUR_MS);
    await deleteExpiredAccountRows(visitor.dependencies);
    expect((await change(token)).status).toBe(401);
  });

  it('applies one of two concurrent changes', async () => {
    const token = await visitor.logInForToken();
    const wanted = [NEW_PASSWORD, 'bulan-purnama-di-amed'];
    const responses = await Promise.all(wanted.map((password) => change(token, TEST_PASSWORD, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    const winner = wanted[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await visitor.logIn(registrationBody.email, winner)).status).toBe(200);
  });

  it.each(['short', 'iloveyou', 'x'.repeat(129)])('rejects %j at its field', async (password) => {
    const { status, json } = await change(await visitor.logInForToken(), TEST_PASSWORD, password);
    expect(status).toBe(422);
    expect(failureSchema.parse(json).errors).toEqual([expect.objectContaining({ path: 'newPassword' })]);
  });
});

it('causes no deadlock under concurrent requests', async () => {
  const token = await visitor.logInForToken();
  const link = await forgottenToken();
  visitor.clock.advance(60_000);
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  const responses = await Promise.all([
    ...[1, 2, 3].map(() => visitor.post(`/api/users/password/reset/${link}`, { password: NEW_PASSWORD })),
    ...[1, 2, 3].map(() => callApi(visitor.app, 'PUT', '/api/users/password', { body, token })),
    ...[1, 2, 3].map(() => visitor.post('/api/users/password/forgot', { email: registrationBody.email })),
    ...[1, 2, 3].map(() => visitor.logIn()),
  ]);
  await Promise.all([visitor.deliverMails(), visitor.deliverMails()]);
  expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect((await visitor.logIn(registrationBody.email, NEW_PASSWORD)).status).toBe(200);
});

it('does not log in with a password that is being replaced', async () => {
  const token = await forgottenToken();
  const responses = await Promise.all([reset(token), ...Array.from({ length: 5 }, () => visitor.logIn())]);
  expect(responses[0]?.status).toBe(200);
  expect(await visitor.db.$count(accessTokens)).toBe(0);
});
