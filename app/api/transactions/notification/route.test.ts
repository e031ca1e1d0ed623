import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { DELETE, GET, POST } from './route';

const PATH = '/api/transactions/notification';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
/**
 * A body with the spaces, key order and escapes of the payment provider, which must be forwarded unchanged.
 */
const RAW = '{ "order_id":"X",\n  "signature_key" : "\\u0061b" , "gross_amount":"1250000.00"}';

function notify(response: StubbedResponse, options: Parameters<typeof callRoute>[1] = {}) {
  const network = stubNetwork({ [`POST ${PATH}`]: response });
  const asked = callRoute(POST, { method: 'POST', path: PATH, raw: RAW, headers: JSON_TYPE, ...options });
  return asked.then((heard) => ({ ...heard, ...network }));
}

it('forwards every byte with the content type, but no other header', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const foreign = { ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' };
  const { status, body, cookie } = await notify(
    { body: { message: 'OK' } },
    { headers: foreign, session: createTestSession() },
  );
  expect([status, body, cookie]).toEqual([200, { message: 'OK' }, null]);

  const [, init] = fetched.mock.lastCall ?? [];
  const sent = new Request('http://api', { ...init, method: 'POST' });
  expect(await sent.text()).toBe(RAW);
  expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(JSON.stringify([...sent.headers])).not.toContain(BEARER_TOKEN);
});

it.each([
  [403, { status: 'error', message: 'Wrong signature' }],
  [404, { status: 'error', message: 'Unknown order' }],
  [503, { status: 'error', message: 'Not confirmed yet' }],
])('returns %i with its body, so that the provider knows whether to retry', async (status, body) => {
  expect(await notify({ status, body })).toMatchObject({ status, body });
});

it('reports that the product API is unavailable', async () => {
  expect(await notify(new TypeError('fetch failed'))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
});

it('accepts at most 64 KiB', async () => {
  const huge = await notify({ body: {} }, { raw: 'x'.repeat(64 * 1024 + 1) });
  expect(huge).toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect(huge.calls()).toEqual([]);
});

it('is rate-limited', async () => {
  await RATE_LIMITS.notification.set('unknown', 3000, 600);
  const limited = await notify({ body: {} });
  await RATE_LIMITS.notification.delete('unknown');
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
});

it.each([
  ['GET', GET],
  ['DELETE', DELETE],
])('rejects %s', async (method, handler) => {
  const response = await callRoute(handler, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});
