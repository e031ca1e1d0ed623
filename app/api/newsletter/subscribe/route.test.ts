import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const CALL = 'POST /api/newsletter/subscribe';
const AYU = { email: 'ayu@example.com', captchaInput: '', captcha: 'a1B2', website: '', elapsedMs: 4000 };

const server = (response: StubbedResponse = { status: 201, body: { message: 'Noted' } }) =>
  stubNetwork({ [CALL]: response });

afterEach(() => RATE_LIMITS.newsletter.delete('unknown'));

describe('as JSON', () => {
  const sign = (body: object) => callRoute(POST, { method: 'POST', body });

  it('forwards only address and captcha', async () => {
    const { sent } = server();
    expect(await sign(AYU)).toMatchObject({ status: 201, body: { data: null } });
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'ayu@example.com', captchaInput: '', captcha: 'a1B2' },
    ]);
  });

  it('does not reveal that the product API knows the address', async () => {
    server();
    const { status, text } = await sign(AYU);
    server({ status: 409, body: { errors: [{ msg: 'Your email has already been submitted.' }] } });
    expect(await sign(AYU)).toMatchObject({ status, text });
  });

  it.each([404, 405, 501])('responds with 501 if the server has no newsletter (%i)', async (status) => {
    server({ status });
    expect(await sign(AYU)).toMatchObject({ status: 501, body: { code: 'unsupported' } });
  });

  it('pretends success to a bot without a request', async () => {
    const { calls } = server();
    expect(await sign({ ...AYU, website: 'https://pills.example', elapsedMs: 3 })).toMatchObject({
      status: 201,
    });
    expect(calls()).toEqual([]);
  });

  it.each([0, 799, -5])('rejects a form filled in within %i ms', async (elapsedMs) => {
    const { calls } = server();
    expect(await sign({ ...AYU, elapsedMs })).toMatchObject({
      status: 422,
      body: { code: 'too_quick', errors: [{ path: 'elapsedMs', msg: expect.stringContaining('quick') }] },
    });
    expect(calls()).toEqual([]);
  });

  it.each(['', 'ayu', 'ayu@', `${'a'.repeat(250)}@b.id`])('rejects the address %j', async (email) => {
    const { calls } = server();
    expect((await sign({ ...AYU, email })).body).toMatchObject({
      code: 'rejected',
      errors: [{ path: 'email' }],
    });
    expect(calls()).toEqual([]);
  });

  it('rejects the 31st attempt in ten minutes', async () => {
    const { calls } = server();
    await RATE_LIMITS.newsletter.set('unknown', 30, 90);
    const response = await sign(AYU);
    expect(response).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80);
    expect(calls()).toEqual([]);
  });
});
