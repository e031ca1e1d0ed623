import { LIMITS } from '@/lib/rate-limit/limits';
import { aSession, TOKEN } from '@/lib/testing/ask-route';
import { sealOf, sendForm as send } from '@/lib/testing/send-form';
import { stubNetwork } from '@/lib/testing/stub-network';
import { ANSWER_COOKIE, openAnswer } from './form-answer';

const AYU = { email: 'ayu@example.com', password: 'right' };
const LOGIN = 'POST /api/users/login';
afterEach(async () => {
  for (const limit of Object.values(LIMITS)) await limit.delete('unknown');
});

describe('a login', () => {
  it.each([
    ['/login', 'en', '/'],
    ['/login', 'id', '/id'],
    ['/login?redirect=%2Fid%2Fcart%3Fadd%3Dx', 'id', '/id/cart?add=x'],
    ['/login?redirect=https%3A%2F%2Fevil.example', 'en', '/'],
    ['/login?redirect=%2F%2Fevil.example', 'en', '/'],
    ['/login?redirect=%2F%5Cevil.example', 'en', '/'],
    ['/login?redirect=%2Fid%2F%2Fevil.example%2Fx', 'en', '/evil.example/x'],
    ['/login?redirect=%2Fen%2F%5Cevil.example', 'en', '/evil.example'],
    ['/login?redirect=javascript%3Aalert(1)', 'en', '/'],
  ] as const)('at %s (%s) leads to %s with a session', async (page, locale, location) => {
    stubNetwork({ [LOGIN]: { body: { data: { token: TOKEN } } } });
    const sent = await send(page, AYU, { locale });
    expect(sent).toMatchObject({ status: 303, location, session: { token: TOKEN } });
    expect(sent.cookies.join() + sent.text).not.toContain(TOKEN);
  });

  it.each([{ email: 'ayu@example.com' }, { password: 'right' }, {}])(
    'with %j alone asks for both, and asks no server',
    async (fields: Record<string, string>) => {
      const { calls } = stubNetwork({});
      const sent = await send('/login?redirect=%2Fmen', fields);
      expect(sent).toMatchObject({
        status: 303,
        location: '/login?redirect=%2Fmen&answer=ID',
        answer: { about: 'login', code: 'missing', fields: { email: fields.email ?? '' } },
      });
      expect(calls()).toEqual([]);
    },
  );

  it('that fails keeps the e-mail and no password', async () => {
    stubNetwork({ [LOGIN]: { status: 401, body: { message: 'Wrong' } } });
    const sent = await send('/login', { ...AYU, password: 'wrong-secret' });
    expect(sent.answer).toMatchObject({ code: 'unauthenticated', fields: { email: AYU.email } });
    expect(JSON.stringify(sent.answer)).not.toContain('wrong-secret');
    expect(sent.session).toBeUndefined();
  });
});

describe('the door', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('refuses a form with %j', async (headers) => {
    const { calls } = stubNetwork({});
    const sent = await send('/cart', { action: 'logout' }, { session: aSession(), headers });
    expect(sent).toMatchObject({ status: 403, location: null, cookies: [] });
    expect(calls()).toEqual([]);
  });

  it('refuses what is too large, of another type, or for no form', async () => {
    stubNetwork({});
    expect(await send('/login', {}, { raw: `email=${'x'.repeat(70_000)}` })).toMatchObject({ status: 413 });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await send('/login', {}, { headers: multipart })).toMatchObject({ status: 415 });
    expect(await send('/men', {})).toMatchObject({ status: 404 });
    expect(await send('/men/tees', {})).toMatchObject({ status: 404 });
  });

  it('forgets what was typed rather than what was wrong, when both are too much for a cookie', async () => {
    const names = ['receiptName', 'address', 'province', 'postalCode'];
    const long = Object.fromEntries(names.map((name) => [name, '波'.repeat(200)]));
    const sent = await send('/checkout', long, { session: aSession() });
    expect(sent.answer).toMatchObject({ code: 'missing', fields: {} });
    expect(Math.max(...sent.cookies.map(({ length }) => length))).toBeLessThan(4_096);
  });

  it('opens no answer for another id, and none that is forged', async () => {
    stubNetwork({});
    const { cookies } = await send('/login', {});
    await expect(openAnswer(sealOf(cookies, ANSWER_COOKIE), 'another')).resolves.toBeUndefined();
    await expect(openAnswer('forged', 'x')).resolves.toBeUndefined();
  });
});

it('a registration says that its mail is on the way, or what was wrong with it', async () => {
  const person = { firstName: 'Ayu', lastName: 'Sari', email: 'ayu@example.com', phone: '+62 812 3456 7890' };
  const { sent: asked } = stubNetwork({ 'POST /api/users/register': { status: 201 } });
  const sent = await send('/register', { ...person, password: 'long enough' });
  expect(sent).toMatchObject({ location: '/register?answer=ID', answer: { code: 'sent', fields: person } });
  expect(asked[0]?.body).toEqual({ ...person, password: 'long enough' });

  const refused = await send('/register', { ...person, email: 'no', password: 'x' });
  expect(refused.answer).toMatchObject({
    code: 'rejected',
    errors: [{ path: 'email' }, { path: 'password' }],
  });
  expect(refused.answer?.fields).not.toHaveProperty('password');
});

it('an address is confirmed by the token of its page', async () => {
  const { calls } = stubNetwork({ 'POST /api/users/verify-email/abc': { body: { message: 'Done' } } });
  const sent = await send('/verify-email?token=abc', { password: 'right' });
  expect(sent).toMatchObject({ location: '/login?answer=ID', answer: { about: 'verify', code: 'verified' } });
  expect(calls()).toEqual(['POST /api/users/verify-email/abc']);
  expect(await send('/verify-email', { password: 'right' })).toMatchObject({
    answer: { code: 'token_missing' },
  });
});
