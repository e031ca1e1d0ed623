import { z } from 'zod';
import { log } from '@/lib/log/log';
import { runWithRequestId } from '@/lib/log/request-id';
import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { handleRoute, handleUnknownPath } from './handle-route';

const guarded = handleRoute({
  async POST(call) {
    await call.limit('register');
    call.requireSession();
    return { data: await call.readBody(z.object({ name: z.string().min(1), age: z.number().int() })) };
  },
});

const buggy = handleRoute({
  async GET() {
    throw new TypeError('x of undefined in /srv/shop');
  },
});

const endless = handleRoute({ GET: () => new Promise<never>(() => undefined) });
const one = handleRoute({ GET: async () => ({ data: 1 }) });
const unknown = handleUnknownPath();

const FOREIGN = { 'sec-fetch-site': 'cross-site' };
const TEXT = { 'content-type': 'text/plain' };
const HUGE = 'x'.repeat(64 * 1024 + 1);

describe('rejections, checked in this order', () => {
  afterEach(() => RATE_LIMITS.register.delete('unknown'));

  it('responds with 404 to an unknown path before any other check', async () => {
    const response = await callRoute(unknown.DELETE, { method: 'DELETE', headers: FOREIGN, raw: HUGE });
    expect(response).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found', errors: [] } });
    expect((await callRoute(unknown.GET)).status).toBe(404);
  });

  it('responds with 405 and lists the methods', async () => {
    const response = await callRoute(guarded.DELETE, { method: 'DELETE', headers: FOREIGN });
    expect(response).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await callRoute(one.PUT, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('responds with 403 to another site, and does not count the request', async () => {
    const response = await callRoute(guarded.POST, {
      method: 'POST',
      headers: { ...FOREIGN, ...TEXT },
      raw: HUGE,
    });
    expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await expect(RATE_LIMITS.register.get('unknown')).resolves.toBeNull();
  });

  it('responds with 429 and the seconds to wait', async () => {
    await RATE_LIMITS.register.set('unknown', 30, 90);
    const response = await callRoute(guarded.POST, { method: 'POST', headers: TEXT, raw: HUGE });
    expect(response).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80);
  });

  it.each([
    [401, 'unauthenticated', { raw: HUGE, headers: TEXT }],
    [413, 'too_large', { raw: HUGE, headers: TEXT, session: createTestSession() }],
    [415, 'unsupported_media_type', { raw: '{', headers: TEXT, session: createTestSession() }],
    [
      415,
      'unsupported_media_type',
      { raw: '{', headers: { 'content-type': '' }, session: createTestSession() },
    ],
    [
      400,
      'bad_request',
      { raw: '{', headers: { 'content-type': 'application/json' }, session: createTestSession() },
    ],
    [422, 'rejected', { body: { name: '', age: 1.5 }, session: createTestSession() }],
  ])('responds with %i %s', async (status, code, options) => {
    expect(await callRoute(guarded.POST, { method: 'POST', ...options })).toMatchObject({
      status,
      body: { code },
    });
  });

  it('reports the error of each field in the language of the page', async () => {
    const ask = (language: string) =>
      callRoute(guarded.POST, {
        method: 'POST',
        body: { age: 1.5 },
        session: createTestSession(),
        headers: { 'accept-language': language },
      });
    expect((await ask('en')).body.errors).toEqual([
      { path: 'name', msg: 'This field is required' },
      { path: 'age', msg: 'Enter a whole number' },
    ]);
    expect((await ask('id')).body.errors).toEqual([
      { path: 'name', msg: 'Kolom ini wajib diisi' },
      { path: 'age', msg: 'Masukkan bilangan bulat' },
    ]);
  });
});

it('responds to a bug with 502 and without details', async () => {
  const response = await callRoute(buggy.GET);
  expect(response).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
  expect(response.text).not.toContain('undefined');
});

it('responds with a timeout after the time limit', async () => {
  jest.useFakeTimers();
  const asked = callRoute(endless.GET);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await asked).toMatchObject({ status: 504, body: { code: 'timeout' } });
});

const patient = handleRoute({ POST: async (call) => ({ data: await call.readBody(z.object({})) }) });

it('does not wait longer for a body that never arrives', async () => {
  const raw = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
  });
  jest.useFakeTimers();
  const asked = callRoute(patient.POST, {
    method: 'POST',
    raw,
    headers: { 'content-type': 'application/json' },
  });
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await asked).toMatchObject({ status: 504, body: { code: 'timeout' } });
});

it('responds to OPTIONS without a body, and to HEAD like GET', async () => {
  expect(await callRoute(one.OPTIONS, { method: 'OPTIONS' })).toMatchObject({ status: 204, text: '' });
  expect((await callRoute(one.HEAD, { method: 'HEAD' })).status).toBe((await callRoute(one.GET)).status);
});

it('logs a rejection in one line: a cross-site write, a write without a session', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const path = '/api/cart/add';
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  await callRoute(guarded.POST, { method: 'POST', path, headers: { ...headers, ...FOREIGN } });
  await callRoute(guarded.POST, { method: 'POST', path, headers });
  await callRoute(one.GET, { path });
  const about = { route: 'POST /api/cart/add', client: '198.51.100.0/24' };
  expect(warned.mock.calls).toEqual([
    [{ ...about, code: 'forbidden' }, 'request rejected'],
    [{ ...about, code: 'unauthenticated' }, 'request rejected'],
  ]);
});

it('logs nothing if the client disconnects while sending', async () => {
  const [warned, failed] = [jest.spyOn(log, 'warn'), jest.spyOn(log, 'error')];
  const raw = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const session = createTestSession();
  const headers = { 'content-type': 'application/json' };
  expect((await callRoute(guarded.POST, { method: 'POST', raw, headers, session })).status).toBe(400);
  expect([...warned.mock.calls, ...failed.mock.calls]).toEqual([]);
});

it('returns the id under which an unexpected error is logged', async () => {
  const failed = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const { status, body } = await runWithRequestId('f00d-7.cafe', () => callRoute(buggy.GET));
  expect([status, body.id]).toEqual([502, 'f00d-7.cafe']);
  expect(failed).toHaveBeenCalledTimes(1);
  const refused = await runWithRequestId('f00d-7.cafe', () => callRoute(guarded.POST, { method: 'POST' }));
  expect(refused.body).not.toHaveProperty('id');
});
