import { catalogRequests, outgoingMails, subscribers } from '@/backend/db/schema/mails';
import { createAccountShop } from '@/backend/test/account-shop';
import { failureSchema } from '@/lib/contract/wire';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

const INDONESIAN = { 'accept-language': 'id' };

describe('requesting the catalogue', () => {
  const wish = {
    fullName: ' Made Wirawan ',
    email: 'Made@Example.com',
    phone: '0812-3456-7890',
    catalog: '2025',
  };
  const ask = (changes = {}, headers = {}, path = '/api/catalog/request') =>
    visitor.post(path, { ...wish, ...changes }, headers);
  const stored = () => visitor.db.select().from(catalogRequests);

  it('responds with 201, stores the request and queues the email', async () => {
    expect(await ask({}, INDONESIAN)).toMatchObject({
      status: 201,
      json: { message: expect.stringContaining('Terima kasih') },
    });
    const now = visitor.clock.now();
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        fullName: 'Made Wirawan',
        email: 'made@example.com',
        phone: '+6281234567890',
        catalog: '2025',
        locale: 'id',
        requestedAt: now,
        mailDueAt: null,
        mailedAt: now,
        requestId: expect.any(String),
      },
    ]);
  });

  it.each([[''], [undefined]])('accepts a request without a phone number: %j', async (phone) => {
    expect((await ask({ phone })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: '' }]);
  });

  it('is also served under its alias, and ignores the caller’s file', async () => {
    const fileUrl = 'https://elsewhere.example/x.pdf';
    expect((await ask({ fileUrl }, {}, '/catalog/request')).status).toBe(201);
    expect(JSON.stringify(await stored())).not.toContain('elsewhere');
  });

  it.each([
    ['fullName', ' ', 'Full Name is required'],
    ['fullName', undefined, 'Full Name is required'],
    ['fullName', 'x'.repeat(201), 'Full Name takes at most 200 characters'],
    ['email', '', 'Email is not a valid address'],
    ['email', 'made@', 'Email is not a valid address'],
    ['phone', '12', 'Phone number is not a valid number'],
    ['catalog', '1999', 'Catalogue is not valid'],
  ])('rejects %s = %j', async (field, value, msg) => {
    const { status, json } = await ask({ [field]: value });
    expect(status).toBe(422);
    expect(failureSchema.parse(json).errors).toEqual([{ msg, path: field }]);
    expect(await stored()).toEqual([]);
  });

  it('sends one email for concurrent requests with the same address', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await stored()).toHaveLength(5);
    expect(await visitor.db.$count(outgoingMails)).toBe(1);
  });
});

describe('subscribing to the newsletter', () => {
  const AYU = { email: 'Ayu@Example.com', captchaInput: '', captcha: 'a1B2' };
  const sign = (changes = {}, headers = {}) =>
    visitor.post('/api/newsletter/subscribe', { ...AYU, ...changes }, headers);

  it('responds with 201 and stores the address', async () => {
    expect(await sign({}, INDONESIAN)).toMatchObject({ status: 201 });
    expect(await visitor.db.select().from(subscribers)).toEqual([
      { email: 'ayu@example.com', locale: 'id', subscribedAt: visitor.clock.now() },
    ]);
  });

  it('does not reveal that an address is subscribed already, and stores it once', async () => {
    const first = await sign();
    const again = await sign({ email: ' AYU@example.com ' });
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    const concurrent = await Promise.all([sign(), sign()]);
    expect(concurrent.map(({ status }) => status)).toEqual([201, 201]);
    expect(await visitor.db.$count(subscribers)).toBe(1);
  });

  it.each([
    ['email', 'ayu', 'Email is not a valid address'],
    ['captcha', 'x'.repeat(17), 'captcha takes at most 16 characters'],
    ['captchaInput', undefined, 'captchaInput is required'],
  ])('rejects %s = %j', async (field, value, msg) => {
    const { status, json } = await sign({ [field]: value });
    expect(status).toBe(422);
    expect(failureSchema.parse(json).errors).toEqual([{ msg, path: field }]);
    expect(await visitor.db.$count(subscribers)).toBe(0);
  });
});
