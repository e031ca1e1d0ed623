import { randomUUID } from 'node:crypto';
import { confirmRegistration } from '@/backend/accounts/register';
import { customers } from '@/backend/db/schema/accounts';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { loginResponseSchema } from '@/lib/contract/account';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'angin-timur-di-sanur';

describe('confirming the address', () => {
  beforeEach(async () => {
    await visitor.register();
  });

  it('confirms the account once', async () => {
    expect(await visitor.verify()).toMatchObject({ status: 200, json: { message: expect.any(String) } });
    expect((await visitor.logIn()).status).toBe(200);
    const again = await visitor.verify();
    expect(again.status).toBe(400);
    expect(listErrorMessages(again.json)[0]).toContain('just log in');
    expect((await visitor.logIn()).status).toBe(200);
  });

  it('accepts one of two concurrent attempts', async () => {
    const responses = await Promise.all([visitor.verify(), visitor.verify()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('rejects a wrong password and keeps the token valid', async () => {
    expect((await visitor.verify(visitor.mailedToken(), 'something else')).status).toBe(401);
    expect((await visitor.verify()).status).toBe(200);
  });

  it('invalidates a token after ten wrong passwords', async () => {
    const token = visitor.mailedToken();
    for (let count = 0; count < 10; count += 1)
      expect((await visitor.verify(token, `guess ${count}`)).status).toBe(401);
    expect((await visitor.verify(token)).status).toBe(400);
    await visitor.register();
    expect((await visitor.verify()).status).toBe(200);
  });

  it('limits concurrent guesses too', async () => {
    const token = visitor.mailedToken();
    const guesses = Array.from({ length: 15 }, (_, count) => visitor.verify(token, `guess ${count}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  it('counts wrong passwords together with those of logins', async () => {
    for (let mail = 0; mail < 2; mail += 1) {
      await visitor.register();
      for (let count = 0; count < 10; count += 1)
        expect((await visitor.verify(visitor.mailedToken(), 'a guess')).status).toBe(401);
    }
    for (let count = 0; count < 10; count += 1)
      expect((await visitor.logIn(registrationBody.email, 'a guess')).status).toBe(401);
    await visitor.register();
    expect((await visitor.verify()).status).toBe(429);
    expect((await visitor.logIn()).status).toBe(429);
  });

  it('rejects an unknown token', async () => {
    expect((await visitor.verify('x'.repeat(43))).status).toBe(400);
  });

  it('rejects a token after exactly 24 hours', async () => {
    visitor.clock.advance(DAY_MS - 1);
    expect((await visitor.verify(visitor.mailedToken(), 'wrong')).status).toBe(401);
    visitor.clock.advance(1);
    expect((await visitor.verify()).status).toBe(400);
  });

  it('requires the password', async () => {
    expect((await visitor.post(`/api/users/verify-email/${visitor.mailedToken()}`, {})).status).toBe(422);
  });
});

describe('an address that several people register', () => {
  const STRANGER = { firstName: 'Stranger', phone: '0813 0000 1111', password: 'a password of a stranger' };

  /** Registers as a stranger and as the owner of the mailbox. Returns the two tokens. */
  async function registerTwice() {
    await visitor.register(STRANGER);
    const strangers = visitor.mailedToken();
    await visitor.register();
    return { strangers, owners: visitor.mailedToken() };
  }

  it('can be confirmed by its owner, with the data that the owner typed', async () => {
    const { owners } = await registerTwice();
    expect((await visitor.verify(owners)).status).toBe(200);
    const profile = await callApi(visitor.app, 'GET', '/api/users/profile', {
      token: await visitor.logInForToken(),
    });
    expect(profile.json).toMatchObject({ data: { firstName: 'Made', phone: '+6281234567890' } });
  });

  it('deletes the other registrations when one is confirmed', async () => {
    const { strangers, owners } = await registerTwice();
    await visitor.verify(owners);
    expect(await visitor.db.$count(customers)).toBe(1);
    expect((await visitor.verify(strangers, STRANGER.password)).status).toBe(400);
    expect((await visitor.logIn(registrationBody.email, STRANGER.password)).status).toBe(401);
  });

  it('confirms the registration of the password, also with the link of another one', async () => {
    const { strangers } = await registerTwice();
    expect((await visitor.verify(strangers, 'somebody’s guess')).status).toBe(401);
    expect((await visitor.verify(strangers)).status).toBe(200);
    expect((await visitor.logIn()).status).toBe(200);
    expect((await visitor.logIn(registrationBody.email, STRANGER.password)).status).toBe(401);
  });

  it('can be confirmed with a requested link after a stranger has registered it again', async () => {
    await visitor.register();
    await visitor.register(STRANGER);
    await visitor.post('/api/users/resend-verification', { email: registrationBody.email });
    await visitor.deliverMails();
    expect((await visitor.verify()).status).toBe(200);
    expect((await visitor.logIn()).status).toBe(200);
  });

  it('can be confirmed with the link of its owner after many later registrations', async () => {
    await visitor.register();
    const [own] = await visitor.db.select().from(customers);
    if (!own) throw new Error('The registration was not stored');
    const later = { ...own, passwordHash: null, createdAt: new Date(own.createdAt.getTime() + 1) };
    await visitor.db
      .insert(customers)
      .values(Array.from({ length: 20 }, () => ({ ...later, id: randomUUID() })));
    expect((await visitor.verify()).status).toBe(200);
  });

  it('confirms one of two concurrent registrations', async () => {
    const { strangers, owners } = await registerTwice();
    const responses = await Promise.all([
      visitor.verify(strangers, STRANGER.password),
      visitor.verify(owners),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await visitor.db.$count(customers)).toBe(1);
  });

  it('keeps its other registrations when the chosen one was deleted meanwhile', async () => {
    await visitor.register();
    const deleted = { id: randomUUID(), email: registrationBody.email.toLowerCase() };
    const confirm = () => visitor.db.transaction((tx) => confirmRegistration(tx, deleted, new Date()));
    await expect(confirm()).rejects.toMatchObject({ status: 400 });
    expect((await visitor.verify()).status).toBe(200);
  });

  it('cannot be registered again after the confirmation, even concurrently', async () => {
    const { owners } = await registerTwice();
    const [verified, registered] = await Promise.all([visitor.verify(owners), visitor.register(STRANGER)]);
    expect(verified.status).toBe(200);
    expect([201, 409]).toContain(registered.status);
    expect(await visitor.db.$count(customers)).toBe(1);
  });
});

describe('a password reset', () => {
  const EMAIL = registrationBody.email;

  async function resetPassword() {
    await visitor.post('/api/users/password/forgot', { email: EMAIL });
    await visitor.deliverMails();
    const path = `/api/users/password/reset/${visitor.mailedToken()}`;
    expect((await visitor.post(path, { password: NEW_PASSWORD })).status).toBe(200);
    await visitor.deliverMails();
  }

  async function readProfile() {
    const { json } = await visitor.logIn(EMAIL, NEW_PASSWORD);
    const { token } = loginResponseSchema.parse(json).data;
    return (await callApi(visitor.app, 'GET', '/api/users/profile', { token })).json;
  }

  it('confirms the address, and clears data that a stranger may have typed', async () => {
    await visitor.register({ firstName: 'Stranger' });
    await resetPassword();
    expect(await readProfile()).toEqual({
      data: { firstName: '', lastName: '', email: 'made@example.com', phone: '' },
    });
    expect(visitor.mails.at(-1)?.text).toMatch(/^Hello,\n/);
  });

  it('deletes the registrations of an address that it confirms', async () => {
    await visitor.register();
    const tokens = [visitor.mailedToken()];
    await visitor.register();
    tokens.push(visitor.mailedToken());
    await resetPassword();
    for (const token of tokens) expect((await visitor.verify(token)).status).toBe(400);
    expect(await visitor.db.$count(customers)).toBe(1);
  });

  it('keeps name and phone number of a confirmed customer', async () => {
    await visitor.register();
    await visitor.verify();
    await resetPassword();
    expect(await readProfile()).toMatchObject({ data: { firstName: 'Made', phone: '+6281234567890' } });
  });
});
