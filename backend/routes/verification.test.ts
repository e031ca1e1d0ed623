import { accountWorld } from '@/backend/test/account-world';
import { reasonsOf } from '@/backend/test/call';

const DAY_MS = 86_400_000;

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = accountWorld();
beforeEach(async () => {
  visitor = await visit();
});

describe('confirming the address', () => {
  beforeEach(async () => {
    await visitor.register();
  });

  it('opens the account once', async () => {
    expect(await visitor.verify()).toMatchObject({ status: 200, json: { message: expect.any(String) } });
    expect((await visitor.logIn()).status).toBe(200);
    const again = await visitor.verify();
    expect(again.status).toBe(400);
    expect(reasonsOf(again.json)[0]).toContain('just log in');
    expect((await visitor.logIn()).status).toBe(200);
  });

  it('takes one of two tries at once', async () => {
    const answers = await Promise.all([visitor.verify(), visitor.verify()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses a wrong password and leaves the token good', async () => {
    expect((await visitor.verify(visitor.mailedToken(), 'something else')).status).toBe(401);
    expect((await visitor.verify()).status).toBe(200);
  });

  it('refuses an unknown token', async () => {
    expect((await visitor.verify('x'.repeat(43))).status).toBe(400);
  });

  it('refuses a token older than 24 hours, and not one a moment younger', async () => {
    visitor.clock.advance(DAY_MS - 1);
    expect((await visitor.verify(visitor.mailedToken(), 'wrong')).status).toBe(401);
    visitor.clock.advance(1);
    expect((await visitor.verify()).status).toBe(400);
  });

  it('asks for the password', async () => {
    expect((await visitor.post(`/api/users/verify-email/${visitor.mailedToken()}`, {})).status).toBe(422);
  });
});
