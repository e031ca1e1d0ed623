import { NextRequest, NextResponse } from 'next/server';
import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { DEVICE_COOKIE, DeviceCookie } from '@/lib/session/device-cookie';
import { hashCustomer } from '@/lib/session/session';
import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST as forgot } from './password/forgot/route';
import { POST as resend } from './resend-verification/route';

const CALLS = [
  { path: '/api/users/resend-verification', POST: resend, kind: 'verification' },
  { path: '/api/users/password/forgot', POST: forgot, kind: 'reset' },
];

describe.each(CALLS)('POST $path', ({ path, POST, kind }) => {
  const ask = (email: string, headers = {}) => callRoute(POST, { method: 'POST', body: { email }, headers });

  afterEach(async () => {
    for (const email of ['ayu@example.com', 'made@example.com'])
      await RATE_LIMITS.accountMails.delete(`${kind} ${email}`);
    for (const limit of [RATE_LIMITS.resendVerification, RATE_LIMITS.forgotPassword])
      await limit.delete('unknown');
  });

  it('requests the email in the language of the page', async () => {
    const { sent } = stubNetwork({ [`POST ${path}`]: { status: 202, body: { message: 'Jika ada akun …' } } });
    expect(await ask(' ayu@example.com', { 'accept-language': 'id' })).toMatchObject({
      status: 202,
      body: { data: null, message: 'Jika ada akun …' },
    });
    expect(sent[0]?.body).toEqual({ email: 'ayu@example.com' });
    expect(sent[0]?.headers.get('accept-language')).toBe('id');
  });

  it.each([404, 405, 501])('is not offered on a server that responds with %i', async (status) => {
    stubNetwork({ [`POST ${path}`]: { status, body: { message: 'Cannot POST' } } });
    expect(await ask('ayu@example.com')).toMatchObject({
      status: 501,
      body: { code: 'unsupported', message: 'This is not offered here.' },
    });
  });

  it('rejects a client that repeats the request, and no other client', async () => {
    const { calls } = stubNetwork({ [`POST ${path}`]: { status: 202 } });
    const press = (host: number) => ask('Made@Example.com', { 'x-forwarded-for': `198.51.100.${host}` });
    for (let count = 0; count < 5; count += 1) expect((await press(1)).status).toBe(202);
    const rejected = await press(1);
    expect(rejected).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(590);
    expect((await press(2)).status).toBe(202);
    expect(calls()).toHaveLength(6);
  });

  it('limits the emails per recipient across all clients, without saying so', async () => {
    const answered = { status: 202, body: { message: 'If there is an account …' } };
    const { calls } = stubNetwork({ [`POST ${path}`]: answered });
    const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });
    for (let count = 0; count < 12; count += 1) {
      const email = count % 2 ? 'Made@Example.com' : 'made@example.com';
      expect((await ask(email, from(100 + count))).status).toBe(202);
    }
    expect(calls()).toHaveLength(10);
    expect((await ask('ayu@example.com', from(99))).status).toBe(202);
    expect(calls()).toHaveLength(11);
  });

  it('still sends an email to a customer on a known device', async () => {
    const device = new DeviceCookie(new NextRequest('https://shop.example'));
    await device.remember(hashCustomer('made@example.com'));
    const response = NextResponse.json({});
    await device.writeTo(response);
    const cookie = `${DEVICE_COOKIE}=${response.cookies.get(DEVICE_COOKIE)?.value}`;
    await RATE_LIMITS.accountMails.set(`${kind} made@example.com`, 11, 600);
    const { calls } = stubNetwork({ [`POST ${path}`]: { status: 202 } });
    await ask('made@example.com');
    expect(calls()).toHaveLength(0);
    await ask('made@example.com', { cookie });
    expect(calls()).toHaveLength(1);
  });

  it('does not count emails that were not sent', async () => {
    stubNetwork({ [`POST ${path}`]: { status: 500 } });
    for (let count = 0; count < 12; count += 1)
      expect((await ask('ayu@example.com', { 'x-forwarded-for': `198.51.100.${count}` })).status).toBe(502);
  });

  it('allows thirty requests per client for any recipients', async () => {
    stubNetwork({ [`POST ${path}`]: { status: 202 } });
    const client = { 'x-forwarded-for': `192.0.2.${kind.length}` };
    for (let count = 0; count < 30; count += 1) await ask(`somebody-${kind}-${count}@example.com`, client);
    expect((await ask('ayu@example.com', client)).status).toBe(429);
  });

  it('rejects an invalid address without a request', async () => {
    const { calls } = stubNetwork({});
    const { status, body } = await ask('ayu@');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ path: 'email', msg: 'Enter a valid email address' }],
    });
    expect(calls()).toEqual([]);
  });
});
